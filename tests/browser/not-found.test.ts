import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { inWindow, isMarked, mark, openReady } from './open-page';
import { addressOf, followAddress } from './reading';
import { casesOf, ready, servedSite, shiftsOf, type OpenPage } from './site';
import { openWatched } from './watched-page';

const site = servedSite();

const main = (page: OpenPage) => page.getByRole('main');
const title = (page: OpenPage) =>
  page.getByRole('heading', { level: 1, name: 'Page Not Found', exact: true });
const errors = (page: OpenPage) => page.said.filter(({ type }) => type === 'pageerror');

/**
 * Returns the paths of the similar pages that the not-found page suggests, in order and without base path. Links to
 * sections aren't included.
 */
const offered = async (page: OpenPage) => {
  const hrefs = await main(page)
    .locator('p:has-text("a similar address") + ul')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  return hrefs.map((href) => href.slice(site.base.length));
};

async function isWhole(page: OpenPage) {
  await title(page).waitFor();
  for (const section of ['Concepts', 'Contracts', 'SDKs', 'APIs']) {
    await main(page).getByRole('link', { name: section, exact: true }).waitFor();
  }
  expect(errors(page)).toEqual([]);
}

/** Asserts that the app runs: a link to a section must be followed without loading a new document. */
async function leadsOn(page: OpenPage) {
  await mark(page);
  await main(page).getByRole('link', { name: 'Concepts', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'What Is Isobar?' }).waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(errors(page)).toEqual([]);
}

const QUERY = '/no/such/page?x=1#y';
const LETTER = '/caf%C3%A9';
const MALFORMED = '/100%';
const unknown = [
  '/no/such/page',
  '/foo%20bar',
  '/a%2Fb',
  '/what%3F',
  '/100%25',
  '/Gr%C3',
  '/%E0%A4%A',
];

describe('an address without a page', () => {
  test.each(casesOf({ few: [QUERY, LETTER, MALFORMED], more: unknown }))(
    '%s shows the not-found page, whose links work',
    async (path) => {
      const page = await openReady(site, path);
      await isWhole(page);
      await leadsOn(page);
    },
  );

  test.each(casesOf({ few: [LETTER], more: [QUERY, MALFORMED, ...unknown] }))(
    'a link to %s shows the not-found page, whose links work',
    async (path) => {
      const page = await openReady(site, '/concepts/protocol/swaps');
      await followAddress(page, site.url + path);
      await title(page).waitFor();
      await ready(page);
      await isWhole(page);
      await leadsOn(page);
    },
  );

  test('that ends in .html leads to its page if the host has no such file', async () => {
    const notFound = readFileSync(join(inject('builtSite'), '404.html'), 'utf8');
    site.faults = [{ match: /\.html/, body: notFound, type: 'text/html' }];
    for (const file of ['/concepts/protocol/fees.html', '/concepts/protocol/fees/index.html']) {
      const page = await site.open(`${file}?x=1#next`);
      await page.getByRole('heading', { level: 1, name: 'Fees', exact: true }).waitFor();
      await ready(page);
      expect(await addressOf(page, site)).toBe('/concepts/protocol/fees?x=1#next');
      expect(errors(page)).toEqual([]);
    }
    const none = await openReady(site, '/no/such.html');
    await isWhole(none);
    expect(await addressOf(none, site)).toBe('/no/such');
  });

  test('without script lists the sections', async () => {
    const page = await site.open('/foo%20bar', { javaScriptEnabled: false });
    await title(page).waitFor();
    await main(page).getByRole('link', { name: 'Contracts', exact: true }).click();
    await page.waitForURL(`${site.url}/contracts/v1/overview`);
  });

  test.runIf(inject('basePath'))('outside the base path is readable', async () => {
    const page = await site.open('');
    await page.goto(`${new URL(site.url).origin}/elsewhere/a`, { waitUntil: 'load' });
    await isWhole(page);
    await main(page).getByRole('link', { name: 'Concepts', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'What Is Isobar?' }).waitFor();
    await page.waitForURL(`${site.url}/concepts/overview`);
  });
});

describe('the nearest pages', () => {
  const nearestOf = casesOf<[path: string, nearest: string]>({
    few: [
      ['/contracts', '/contracts/v1/overview'],
      ['/Concepts/protocol/Fees.htm', '/concepts/protocol/fees'],
    ],
    more: [
      ['/sdk', '/sdk/v1/overview'],
      ['/sdk/v3', '/sdk/v3/overview'],
      ['/concepts', '/concepts/overview'],
      ['/concepts/protocol/swap', '/concepts/protocol/swaps'],
      ['/concpets/glosary', '/concepts/glossary'],
      ['/v9/concentrated-liquidity', '/concepts/protocol/concentrated-liquidity'],
    ],
  });
  test.each(nearestOf)('for %s: first %s', async (path, nearest) => {
    const page = await site.open(path);
    await title(page).waitFor();
    await expect.poll(() => offered(page)).not.toEqual([]);
    expect((await offered(page))[0]).toBe(nearest);
    await main(page).locator(`a[href="${site.base}${nearest}"]`).last().click();
    await page.waitForURL(site.url + nearest);
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent !== 'Page Not Found',
    );
    expect(errors(page)).toEqual([]);
  });

  test('are those for the address that a link led to', async () => {
    const page = await site.open('/sdk/v3');
    await expect.poll(() => offered(page)).toContain('/sdk/v3/overview');
    await followAddress(page, `${site.url}/concepts/glosary`);
    await expect.poll(async () => (await offered(page))[0]).toBe('/concepts/glossary');
  });

  test('are missing for an address unlike any other', async () => {
    const page = await openReady(site, '/no/such/page');
    await expect
      .poll(() => page.getByRole('main').getByRole('searchbox').inputValue())
      .toBe('such page');
    expect(await offered(page)).toEqual([]);
  });

  // Only Chromium reports layout shifts.
  test.runIf(inject('engine') === 'chromium').each(casesOf({ few: [390], more: [1440] }))(
    'come without moving anything, at %i px',
    async (width) => {
      const page = await openWatched(site, '/contracts', inWindow(width));
      await expect.poll(() => offered(page)).not.toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  test('are fetched on no other page', async () => {
    const page = await openReady(site, '/concepts/protocol/swaps');
    const list = '"path":"/concepts/resources"';
    expect(await page.content()).not.toContain(list);
    expect(site.requests.filter((url) => url.includes('page-data/404'))).toEqual([]);
    const none = await site.open('/no/such/page');
    expect(await none.content()).toContain(list);
  });
});
