import { describe, expect, test } from 'vitest';
import { isMarked, mark, openReady } from './open-page';
import { addressOf, followAddress, shows } from './reading';
import { casesOf, servedSite, type OpenPage } from './site';

const site = servedSite();

const SWAPS = '/concepts/protocol/swaps';

/** Returns the page's errors and warnings, except for the browser's own report of the expected 404. */
const complaints = (page: OpenPage) =>
  page.said.filter(
    ({ type, text }) =>
      type !== 'log' && !/Failed to load resource|404|Layout was forced/.test(text),
  );

/** Asserts that the page's scripts work: a link must be followed without loading a new document. */
async function expectAlive(page: OpenPage): Promise<void> {
  await mark(page);
  await followAddress(page, `${site.url}/concepts/glossary`);
  await shows(page, 'Glossary');
  expect(await isMarked(page)).toBe(true);
}

describe('addresses', () => {
  const forms = casesOf<[asked: string, shown: string]>({
    few: [
      ['/concepts/overview/index.html', '/concepts/overview'],
      ['/concepts/overview.html?x=1#next', '/concepts/overview?x=1#next'],
    ],
    more: [
      ['/concepts/overview.html', '/concepts/overview'],
      ['/concepts/overview/', '/concepts/overview'],
    ],
  });
  test.each(forms)('%s becomes %s', async (asked, shown) => {
    const page = await openReady(site, asked);
    await expect.poll(() => addressOf(page, site)).toBe(shown);
    expect(await page.textContent('h1')).not.toContain('Not Found');
    expect(complaints(page)).toEqual([]);
  });

  test("the home page's file becomes the home page", async () => {
    const page = await openReady(site, '/index.html?x=1#y');
    await expect.poll(() => addressOf(page, site)).toMatch(/^\/?\?x=1#y$/);
    expect(complaints(page)).toEqual([]);
  });

  test('the clean address is shown before any bundle runs', async () => {
    site.hold(/\.js$/);
    const page = await site.open('');
    await page.goto(`${site.url}/concepts/overview.html?x=1#next`, { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(await addressOf(page, site)).toBe('/concepts/overview?x=1#next');
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  });

  test.each(casesOf({ few: ['/concepts/overview.html'], more: ['/concepts/overview/index.html'] }))(
    'a link to %s leads to the page without loading a new document',
    async (path) => {
      const page = await openReady(site, SWAPS);
      await mark(page);
      await followAddress(page, `${site.url}${path}?x=1#next`);
      await page.waitForURL(`${site.url}/concepts/overview?x=1#next`);
      await shows(page, 'What Is Isobar?');
      expect(await isMarked(page)).toBe(true);
    },
  );

  test('a link to an old address leads to the new one and keeps query and hash', async () => {
    const page = await openReady(site, SWAPS);
    await followAddress(page, `${site.url}/sdk/v3/guides/quick-start?a=1#b`);
    await page.waitForURL(`${site.url}/sdk/v3/guides/background?a=1#b`);
    await shows(page, 'Background: Quick Start for the v3 SDK');
    expect(complaints(page)).toEqual([]);
  });

  test.each(casesOf({ few: ['?utm_source=a%20b&c=50%'], more: ['?x=1'] }))(
    'a first load with the query %s makes no more requests than one without',
    async (query) => {
      site.faults = [{ match: /page-data\/concepts\//, status: 503 }];
      const page = await openReady(site, SWAPS + query);
      expect(await addressOf(page, site)).toBe(SWAPS + query);
      expect(site.requests.filter((url) => url.includes(`page-data${SWAPS}`))).toEqual([]);
      site.recover();
      await expectAlive(page);
    },
  );
});

describe.each(casesOf({ few: ['#Gr%C3'], more: ['#50%', '#100%'] }))(
  'the malformed hash %s',
  (hash) => {
    test('on load leaves the page where it is and working', async () => {
      const page = await openReady(site, SWAPS + hash);
      await shows(page, 'Swaps');
      expect(complaints(page)).toEqual([]);
      await expectAlive(page);
    });

    test('typed while the page is open changes nothing', async () => {
      const page = await openReady(site, SWAPS);
      await page.evaluate((typed) => {
        const changed = new Promise((done) =>
          window.addEventListener('hashchange', done, { once: true }),
        );
        window.location.hash = typed;
        return changed;
      }, hash);
      await expectAlive(page);
      expect(complaints(page)).toEqual([]);
    });

    test('in a link to another page leads to that page', async () => {
      const page = await openReady(site, SWAPS);
      await followAddress(page, `${site.url}/concepts/protocol/fees${hash}`);
      await shows(page, 'Fees');
      expect(await addressOf(page, site)).toContain(hash);
      await expectAlive(page);
      expect(complaints(page)).toEqual([]);
    });

    test('does not break the filter of addresses', async () => {
      const page = await openReady(site, `/contracts/v3/reference/deployments${hash}`);
      const filter = page.getByRole('combobox', { name: 'Show' });
      await filter.selectOption({ index: 2 });
      await expect.poll(() => page.evaluate(() => location.search)).toMatch(/^\?chain=\d+$/);
      expect(complaints(page)).toEqual([]);
    });
  },
);
