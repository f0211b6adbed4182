import { axeFindings } from '../browser/axe-findings';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RequestListener } from 'node:http';
import {
  answered,
  cachesOf,
  dialogOf,
  openSaved,
  openSaving,
  otherBuild,
  press,
  removeBuilds,
  savedIn,
  stopHost,
} from './offline-site';
import { addressOf, asked, shows } from '../browser/reading';
import { hitsOf, openDialog } from '../browser/search-dialog';
import { ready, servedSite, type OpenPage } from '../browser/site';

const site = servedSite();
removeBuilds();
afterEach(() => site.closeAll());

const FEES = '/concepts/protocol/fees';
const ORACLE = '/concepts/protocol/oracle';
const FIGURES = '/concepts/protocol/concentrated-liquidity';
const ERROR_CODES = '/contracts/v3/reference/error-codes';
const SWAPS = '/contracts/v3/guides/swaps/single-swaps';
const FEES_FILE = 'concepts/protocol/fees/index.html';
const OLD_TEXT = 'A fee is an integer in hundredths of a basis point';
const NEW_TEXT = 'A fee is written in another way now';

let small: RequestListener;
let next: RequestListener;
let withdrawn: RequestListener;
beforeAll(() => {
  small = otherBuild(site.base, { small: true });
  next = otherBuild(site.base, { small: true, texts: { [FEES_FILE]: [OLD_TEXT, NEW_TEXT] } });
  withdrawn = otherBuild(site.base, { small: true, offline: false });
});

const goTo = (page: OpenPage, path: string) => page.goto(site.url + path);
const reads = (page: OpenPage, text: string) => page.getByText(text).first().waitFor();
const offlinePage = (page: OpenPage) =>
  page.getByRole('heading', { level: 1, name: 'You are offline' });
const mark = (page: OpenPage) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: OpenPage) => page.evaluate(() => 'sameDocument' in window);
const notice = (page: OpenPage) =>
  page.getByRole('status').filter({ hasText: 'A newer version of your offline copy' });
const why = (page: OpenPage, text: string) => dialogOf(page).getByText(text);

/** Asserts that a figure responds to a key press and updates the address. */
async function figureMoves(page: OpenPage): Promise<void> {
  const figure = page.locator('[data-component="RangePosition"]');
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await figure.locator('[role=slider], input').first().focus();
      await page.keyboard.press('ArrowRight');
      return page.evaluate(() => location.search);
    })
    .not.toBe('');
}

test('the whole site is saved with its size and how far it is, and works with the host gone', async () => {
  const page = await site.open('/');
  await openSaving(page);
  await dialogOf(page)
    .getByText(/It takes up \d+ MB of storage; the download is [\d.]+ MB/)
    .waitFor();
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await press(page, /^Save \d+ MB$/);
  await dialogOf(page)
    .getByText(/^[\d.]+ MB of \d+ MB$/)
    .waitFor();
  expect(await dialogOf(page).getByRole('progressbar').count()).toBe(1);
  await savedIn(page).waitFor({ timeout: 300_000 });
  await press(page, 'Close');
  stopHost(site);
  await page.context().setOffline(true);

  await goTo(page, FEES);
  await shows(page, 'Fees');
  // Reload the page, because a reload bypasses the browser's cache.
  await page.reload();
  await shows(page, 'Fees');
  await ready(page);
  await page.getByRole('link', { name: 'Oracle', exact: true }).first().click();
  await shows(page, 'Oracle');
  await openDialog(page, 'slippage');
  await hitsOf(page)
    .filter({ hasText: /slippage/i })
    .first()
    .waitFor();
  await goTo(page, FIGURES);
  await figureMoves(page);
  await goTo(page, ERROR_CODES);
  await ready(page);
  const tool = page.locator('[data-component="RevertDecoder"]').first();
  await tool.locator('textarea').first().fill('0x08c379a0');
  await tool
    .getByText(/Error\(string\)|too short|cut/i)
    .first()
    .waitFor();
  await goTo(page, SWAPS);
  await page
    .getByRole('figure')
    .filter({ hasText: 'function sellExactDai(' })
    .getByRole('button', { name: 'Run', exact: true })
    .click();
  await page.getByRole('dialog').getByText('Done.').waitFor();
  await goTo(page, '/no/such-page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain('offline');
  await goTo(page, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await offlinePage(page).count()).toBe(0);
}, 600_000);

describe('a site that is saved', () => {
  test.each(['/', '.html', '/index.html'])('answers an address that ends in %s', async (end) => {
    site.deployed = small;
    const page = await openSaved(site, FEES);
    stopHost(site);
    await goTo(page, `${ORACLE}${end}?from=mail#top`);
    await shows(page, 'Oracle');
    const { search, hash } = new URL(page.url());
    expect(search + hash).toBe('?from=mail#top');
  });

  test('answers where the host has broken down, or is silent', async () => {
    site.deployed = small;
    const page = await openSaved(site, FEES);
    site.faults = [{ match: /./, status: 503 }];
    await goTo(page, ORACLE);
    await shows(page, 'Oracle');
    const release = site.hold(/./);
    site.faults.shift();
    await goTo(page, FEES);
    await shows(page, 'Fees');
    release();
  });

  test('is not what a reader with a network reads: the host’s is', async () => {
    site.deployed = small;
    const page = await openSaved(site, ORACLE);
    site.deployed = next;
    await goTo(page, FEES);
    await reads(page, NEW_TEXT);
  });

  test('is brought up to date when the reader says so: half of it is never served, and the page is loaded anew on a word alone', async () => {
    site.deployed = small;
    const page = await openSaved(site, FEES);
    site.deployed = next;
    await goTo(page, ORACLE);
    await ready(page);
    await mark(page);
    await notice(page).waitFor();
    site.requests = [];
    site.faults = [{ match: /fees/, drop: true }];
    await notice(page).getByRole('button', { name: 'Update' }).click();
    await why(page, 'The connection was lost.').waitFor();
    stopHost(site);
    await goTo(page, FEES);
    await reads(page, OLD_TEXT);
    site.faults = [];
    site.deployed = next;
    await goTo(page, ORACLE);
    await ready(page);
    await mark(page);
    site.requests = [];
    await openSaving(page);
    await press(page, 'Update');
    await dialogOf(page).getByText('Reload the page to read the new version.').waitFor();
    // Only this page is fetched, because all others are unchanged.
    expect(site.requests.filter((url) => url.includes('/concepts/'))).toEqual([
      `${site.base}${FEES}`,
    ]);
    expect(await isMarked(page)).toBe(true);
    await press(page, 'Reload');
    await expect.poll(() => isMarked(page)).toBe(false);
    stopHost(site);
    await goTo(page, FEES);
    await reads(page, NEW_TEXT);
    expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toHaveLength(1);
  });

  test('does not ask twice about a version that the reader does not want', async () => {
    site.deployed = small;
    const page = await openSaved(site, FEES);
    site.deployed = next;
    await goTo(page, ORACLE);
    await ready(page);
    await notice(page).getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await ready(page);
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('message', resolve, { once: true }),
        ),
    );
    await told;
    expect(await notice(page).count()).toBe(0);
  });

  test('is removed when the reader says so', async () => {
    site.deployed = small;
    const page = await openSaved(site, FEES);
    await openSaving(page);
    await press(page, 'Remove');
    await dialogOf(page)
      .getByRole('button', { name: /^Save \d/ })
      .waitFor();
    expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toEqual([]);
    stopHost(site);
    await goTo(page, ORACLE);
    await offlinePage(page).waitFor();
  });
});

describe('while it is saved', () => {
  test('a second tab says that the first is at it; stopped, the second goes on where it was', async () => {
    site.deployed = small;
    const first = await site.open(FEES);
    const second = Object.assign(await first.context().newPage(), { said: [] });
    await goTo(second, ORACLE);
    // Both tabs share the browser's six connections to the host, and each of the two held requests keeps one of them.
    const release = site.hold(/concepts\/protocol\/swaps/);
    await openSaving(first);
    // Forget the earlier requests, because the tabs have requested pages of their own.
    site.requests = [];
    await press(first, /^Save \d/);
    await dialogOf(first).getByRole('button', { name: 'Stop' }).waitFor();
    const pages = `${site.base}/concepts/protocol/`;
    await expect.poll(() => site.requests.some((url) => url.startsWith(pages))).toBe(true);
    await openSaving(second);
    await press(second, /^Save \d/);
    await why(second, 'Another tab is saving the site.').waitFor();
    await press(first, 'Stop');
    await why(first, 'Stopped. The files downloaded so far are kept for the next time.').waitFor();
    release();
    site.requests = [];
    await press(second, /^Save \d/);
    await savedIn(second).waitFor({ timeout: 100_000 });
    expect(site.requests).not.toContain(`${site.base}/concepts/overview`);
    stopHost(site);
    await goTo(first, '/');
    await first.getByRole('heading', { level: 1 }).waitFor();
    expect(await offlinePage(first).count()).toBe(0);
  });

  test('a deployment in between makes it begin anew, and what is saved is of one build', async () => {
    site.deployed = small;
    const page = await site.open(ORACLE);
    const release = site.hold(/concepts\/protocol\/fees/);
    await openSaving(page);
    await press(page, /^Save \d/);
    await expect.poll(() => site.requests.some((url) => url.endsWith(FEES))).toBe(true);
    site.deployed = next;
    release();
    await savedIn(page).waitFor({ timeout: 100_000 });
    stopHost(site);
    await goTo(page, FEES);
    await reads(page, NEW_TEXT);
  });

  test('a host that sends something else than was built is told, and nothing is kept', async () => {
    site.deployed = small;
    const page = await site.open(ORACLE);
    site.faults = [{ match: /protocol\/fees/, body: '<h1>Log in</h1>', type: 'text/html' }];
    await openSaving(page);
    await press(page, /^Save \d/);
    await why(page, 'The site is being updated.').waitFor({ timeout: 100_000 });
    expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toEqual([]);
  });
});

describe.runIf(inject('engine') === 'chromium')('storage that is full', () => {
  const limit = async (page: OpenPage, quotaSize: number) => {
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(site.url);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  };
  const FULL = 'The browser does not have enough storage';

  test('is told, and nothing is kept of what had come', async () => {
    site.deployed = small;
    const page = await site.open(ORACLE);
    await limit(page, 1_000_000);
    await openSaving(page);
    await press(page, /^Save \d/);
    await why(page, FULL).waitFor({ timeout: 100_000 });
    expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toEqual([]);
  });

  test('halfway leaves nothing behind of the half, and what was saved before stays whole', async () => {
    site.deployed = small;
    const page = await openSaved(site, FEES);
    site.deployed = next;
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await limit(page, usage + 1_000_000);
    await openSaving(page);
    await press(page, 'Update');
    await why(page, FULL).waitFor();
    expect((await cachesOf(page)).filter((name) => name.includes('saved'))).toHaveLength(1);
    stopHost(site);
    await goTo(page, FEES);
    await reads(page, OLD_TEXT);
  });
});

test('a browser that keeps nothing says so', async () => {
  site.deployed = small;
  const page = await site.open('');
  // Removes the APIs that a private window of Firefox lacks.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(window, 'caches');
  });
  await goTo(page, FEES);
  await openSaving(page);
  await why(page, 'This browser stores no data for this site').waitFor();
});

describe('pages that were read', () => {
  test('are there with their figures once the host is gone; of others is said that they are not', async () => {
    site.deployed = small;
    const page = await site.open(FIGURES);
    await answered(page);
    await figureMoves(page);
    await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
    await shows(page, 'Fees');
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await caches.match(location.pathname + '/index.html')) !== undefined,
        ),
      )
      .toBe(true);
    stopHost(site);
    await page.context().setOffline(true);
    await goTo(page, FIGURES);
    await shows(page, 'Concentrated Liquidity');
    await figureMoves(page);
    await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
    await shows(page, 'Fees');
    await goTo(page, ORACLE);
    await offlinePage(page).waitFor();
    expect(await addressOf(page, site)).toBe(ORACLE);
    await page.context().setOffline(false);
    site.faults = [];
    await page.getByRole('link', { name: 'Try again' }).click();
    await shows(page, 'Oracle');
  });

  test('are not kept of another build than their scripts', async () => {
    site.deployed = small;
    const page = await site.open(FEES);
    await answered(page);
    site.faults = [
      {
        match: /concepts\/protocol\/fees$/,
        body: '<script>window.___webpackCompilationHash="0";</script><h1>Other</h1>',
        type: 'text/html',
      },
    ];
    site.requests = [];
    await expect.poll(() => site.requests).toContain(`${site.base}${FEES}`);
    await asked(page);
    stopHost(site);
    await goTo(page, FEES);
    await offlinePage(page).waitFor();
  });
});

test('one deployment takes the worker back, with all that was kept', async () => {
  site.deployed = small;
  const page = await openSaved(site, FEES);
  site.deployed = withdrawn;
  await goTo(page, ORACLE);
  await shows(page, 'Oracle');
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await cachesOf(page)).toEqual([]);
  stopHost(site);
  await expect(page.reload()).rejects.toThrow(/ERR_|NS_ERROR/);
});
