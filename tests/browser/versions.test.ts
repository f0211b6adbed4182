import { describe, expect, inject, test } from 'vitest';
import { toTop } from './reading';
import { casesOf, ready, servedSite, type OpenPage } from './site';
import { storedKey, storedValue } from './stored';

const site = servedSite();

const preferenceOf = (section: string) => `docs-preferred-version-${section}`;
const keyOf = (section: string) => storedKey(site, preferenceOf(section));

const stored = (page: OpenPage, section: string) => storedValue(page, site, preferenceOf(section));

const wide = { viewport: { width: 1440, height: 900 } };
const bar = (page: OpenPage) => page.getByRole('banner');
const menu = (page: OpenPage, choice: string) => bar(page).getByText(`Version: ${choice}`);
const choices = (page: OpenPage) =>
  bar(page).getByRole('link', { name: /^(?:\w+: )?(?:Next|Last)$/ });

async function openVersions(page: OpenPage, choice: string): Promise<void> {
  await toTop(page);
  await menu(page, choice).click();
}

/** Opens the site with two versions of each section: the real one, and an older, released one that the test adds. */
async function openWithTwoVersions(path: string, chosen: Record<string, string>) {
  const page = await site.open('', wide);
  await page.route(/\/page-data\/sq\/d\/\d+\.json/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const json = JSON.parse(text) as {
      data: { allDocsVersion?: { nodes: { name: string; label: string; isLast: boolean }[] } };
    };
    const versions = json.data.allDocsVersion;
    if (versions) {
      versions.nodes = versions.nodes.flatMap((node) => [
        { ...node, isLast: false },
        { ...node, name: 'last', label: 'Last', isLast: true },
      ]);
    }
    await route.fulfill({ response, json });
  });
  const values = Object.entries(chosen).map(([section, name]) => [keyOf(section), name] as const);
  await page.addInitScript((own) => {
    for (const [key, value] of own) localStorage.setItem(key, value);
  }, values);
  await page.goto(site.url + path);
  await ready(page);
  return page;
}

describe('docs versions', () => {
  const sections = casesOf({
    few: ['/contracts/v1/overview?a=1#packages'],
    more: ['/sdk/v3/overview', '/api/subgraph/overview'],
  });
  test.each(sections)(
    '%s has one version: the menu offers it, and choosing it keeps the page',
    async (path) => {
      const page = await site.open(path, wide);
      await ready(page);
      await openVersions(page, 'Next');
      expect(await choices(page).allTextContents()).toEqual(['Next']);
      expect(await choices(page).getAttribute('aria-current')).toBe('true');
      await choices(page).click();
      await expect.poll(() => stored(page, path.split('/')[1] ?? '')).toBe('current');
      expect(page.url()).toBe(site.url + path);
    },
  );

  const outside = casesOf({
    few: ['/concepts/overview?a=1#packages'],
    more: ['/', '/search?q=fees#top', '/no/such/page'],
  });
  test.each(outside)(
    '%s has none: each section offers its own, and the choice is remembered for that section',
    async (path) => {
      const page = await site.open(path, wide);
      await ready(page);
      await openVersions(page, 'Next');
      await expect
        .poll(() => choices(page).allTextContents())
        .toEqual(['Contracts: Next', 'SDKs: Next', 'APIs: Next']);
      await bar(page).getByRole('link', { name: 'SDKs: Next' }).click();
      // The choice drops the query and the hash of the page on which it is made.
      await expect.poll(() => page.url()).toBe(`${site.url}/sdk/v3/overview`);
      await expect.poll(() => stored(page, 'sdk')).toBe('current');
      expect(await stored(page, 'contracts')).toBeNull();
    },
  );

  // Not in Firefox, because Playwright can't change responses there. The shown version doesn't depend on the engine.
  describe.runIf(inject('engine') === 'chromium')('if there are two', () => {
    test('the last one is shown outside both, unless the reader chose another', async () => {
      const page = await openWithTwoVersions('/concepts/overview', {});
      await menu(page, 'Last').waitFor();
      const chooser = await openWithTwoVersions('/concepts/overview', {
        contracts: 'current',
        sdk: 'current',
        api: 'current',
      });
      await menu(chooser, 'Next').waitFor();
      expect(await menu(chooser, 'Last').count()).toBe(0);
    });

    test('a choice is remembered, and keeps the query and the hash if it leads to the same page', async () => {
      const page = await openWithTwoVersions('/sdk/v3/overview?a=1#packages', { sdk: 'last' });
      await openVersions(page, 'Next');
      await choices(page).filter({ hasText: 'Next' }).click();
      await page.waitForURL(`${site.url}/sdk/v3/overview?a=1#packages`);
      await expect.poll(() => stored(page, 'sdk')).toBe('current');
      await openVersions(page, 'Next');
      await choices(page).filter({ hasText: 'Last' }).click();
      // The choice leads to the version's main doc without query and hash, because no page of that version is known to
      // match.
      await expect.poll(() => page.url()).toBe(`${site.url}/sdk/v3/overview`);
      expect(await stored(page, 'sdk')).toBe('last');
    });
  });

  test('a remembered version that the site does not have is removed', async () => {
    const localStorage = [
      { name: keyOf('sdk'), value: '0.9' },
      { name: keyOf('contracts'), value: 'current' },
    ];
    const { origin } = new URL(site.url);
    const page = await site.open('', {
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    await page.goto(site.url);
    await ready(page);
    await expect.poll(() => stored(page, 'sdk')).toBeNull();
    expect(await stored(page, 'contracts')).toBe('current');
  });

  const marks = casesOf<[path: string, mark: string]>({
    few: [['/contracts/v1/overview', 'V1']],
    more: [
      ['/contracts/v3/overview', 'V3'],
      ['/concepts/overview', 'V3'],
    ],
  });
  test.each(marks)('%s is marked %s', async (path, mark) => {
    const page = await site.open(path);
    expect(await page.locator(`.${mark} main`).count()).toBe(1);
  });
});

describe('page views', () => {
  const address = 'https://views.example/collect';

  async function beacons(init: string): Promise<string[]> {
    const page = await site.open('');
    await page.addInitScript(`
      window.sent = [];
      navigator.sendBeacon = (address, body) => { window.sent.push(address + ' ' + body); return true; };
      ${init}`);
    await page.goto(`${site.url}/concepts/protocol/fees?secret=1#next`);
    await ready(page);
    const docs = page.getByRole('navigation', { name: 'Docs' });
    await docs.getByRole('link', { name: 'Glossary' }).click();
    // Waits for the announcement, because the page view is sent before it.
    await page.getByText('Navigated to Glossary').waitFor({ state: 'attached' });
    return page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  }

  const configured = `
    document.addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      meta.name = 'page-views';
      meta.content = '${address}';
      document.head.append(meta);
    });`;

  test('none are sent if no address is configured', async () => {
    expect(await beacons('')).toEqual([]);
  });

  test('each page is sent once, as a path without query and hash', async () => {
    expect(await beacons(configured)).toEqual([
      `${address} {"path":"${site.base}/concepts/protocol/fees"}`,
      `${address} {"path":"${site.base}/concepts/glossary"}`,
    ]);
  });

  const signals = casesOf<[name: string, script: string]>({
    few: [
      [
        'Global Privacy Control',
        `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });`,
      ],
    ],
    more: [['Do Not Track', `Object.defineProperty(navigator, 'doNotTrack', { value: '1' });`]],
  });
  test.each(signals)('%s is respected', async (_, signal) => {
    expect(await beacons(configured + signal)).toEqual([]);
  });
});
