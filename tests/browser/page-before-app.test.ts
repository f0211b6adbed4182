import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { back } from './menu';
import { followTo, inWindow, isMarked, mark, phone, startReload } from './open-page';
import { addressOf, answered, reload, shows, step } from './reading';
import { casesOf, ready, servedSite, settled, type OpenPage } from './site';
import { PATH } from './tool';

const site = servedSite();

const FEES = '/concepts/protocol/fees';
const ERROR_CODES = '/contracts/v3/reference/error-codes';
const APP = /\/framework-[^/]*\.js$/;
const SCRIPT = /\/app-[^/]*\.js$/;

const WIDE = inWindow(1440);
const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const hasApp = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length > 0);
/** Returns the requested URLs that match a pattern. */
const asked = (part: RegExp) => site.requests.filter((url) => part.test(url));
/** Returns the page's own errors, without the browser's reports of files that the test made fail. */
const faults = (page: OpenPage) =>
  page.said.filter(
    ({ type, text }) =>
      type === 'pageerror' || (type === 'error' && !text.includes('Failed to load resource')),
  );

/**
 * Follows a link in the sidebar that loads a new document. The click is asynchronous, because a driver may otherwise
 * wait for the page that is being unloaded.
 */
const leaveBy = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => void setTimeout(() => link.click()));

/**
 * Opens a page and waits until it has loaded and settled. It simulates no interaction, because that would start the
 * app.
 */
async function openStill(path: string, options = {}): Promise<OpenPage> {
  const page = await site.open(path, { ...WIDE, ...options });
  await page.waitForLoadState('load');
  await settled(page);
  return page;
}

test('a page requests at most six files, one of them a script, before the reader interacts', async () => {
  const page = await openStill(FEES);
  // The icon doesn't count, because headless Firefox requests it but headless Chromium doesn't.
  const ofPage = site.requests.filter((address) => !/\/favicon\.(?:svg|ico)$/.test(address));
  expect(ofPage.length, ofPage.join('\n')).toBeLessThanOrEqual(6);
  expect(asked(/\.js$/)).toHaveLength(1);
  expect(asked(/\.css$/)).toEqual([]);
  expect(await hasApp(page)).toBe(false);
  expect(faults(page)).toEqual([]);
});

const loaded = casesOf({
  few: [['an article', FEES]],
  more: [
    ['the home page', '/'],
    ['the error codes', ERROR_CODES],
  ],
});

test.each(loaded)(
  'the app adds at most 85 kB of script, apart from the interactive parts of %s',
  async (_, path) => {
    const page = await openStill(path);
    await page.keyboard.press('Shift');
    await ready(page);
    const brought = await page.evaluate(() => {
      const alive = performance.getEntriesByName('onInitialClientRender')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
        .filter(({ startTime }) => startTime < alive)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    expect(brought).toBeGreaterThan(40_000);
    expect(brought).toBeLessThanOrEqual(85_000);
  },
);

describe('the app loads', () => {
  const signs = casesOf<[name: string, give: (page: Page) => Promise<void>]>({
    few: [
      ['the pointer moves', (page) => page.mouse.move(300, 300)],
      [
        'a screen reader moves the focus',
        (page) => page.getByRole('link', { name: 'Skip to content' }).focus(),
      ],
    ],
    more: [
      ['a button of the mouse goes down', (page) => page.mouse.click(2, 400)],
      ['a key is pressed', (page) => page.keyboard.press('Tab')],
      ['the wheel turns', (page) => page.mouse.wheel(0, 100)],
    ],
  });
  test.each(signs)('when %s', async (_, sign) => {
    const page = await openStill(FEES);
    expect(asked(APP)).toEqual([]);
    await sign(page);
    await expect.poll(() => hasApp(page)).toBe(true);
    expect(faults(page)).toEqual([]);
  });

  const atOnce = casesOf<[name: string, path: string]>({
    few: [
      ['the search page', '/search?q=tick'],
      ['a tool whose state stands in the address', `${ERROR_CODES}?revert=0x08c379a0`],
    ],
    more: [['an address that is none', '/nowhere/swap-fees']],
  });
  test.each(atOnce)('immediately on %s', async (_, path) => {
    const page = await site.open(path, WIDE);
    await expect.poll(() => hasApp(page)).toBe(true);
  });

  test('and then prefetches the page that the reader points at, once', async () => {
    const page = await openStill(FEES);
    const oracle = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', {
      name: 'Oracle',
      exact: true,
    });
    // Simulates a good connection. On a busy machine a connection looks slow, and pages prefetch nothing on a slow one.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
    );
    await oracle.hover();
    await answered(page, 'protocol/oracle/page-data');
    expect(asked(/protocol\/oracle\/page-data/)).toHaveLength(1);
  });
});

describe('before the script of the page has loaded', () => {
  const buttons = casesOf<[name: string, press: (page: Page) => Promise<void>, part: string]>({
    few: [
      [
        'the menu of a phone',
        (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
        'Navigation',
      ],
    ],
    more: [['search', (page) => page.getByRole('button', { name: /^Search/ }).click(), 'Search']],
  });

  test.each(buttons)(
    'a press on the button of %s is kept, and opens it',
    async (_, press, part) => {
      const release = site.hold(SCRIPT);
      const page = await site.open('', phone);
      // The load event waits for a script that is requested before it.
      await page.goto(site.url + FEES, { waitUntil: 'domcontentloaded' });
      await press(page);
      const dialog = page.getByRole('dialog', { name: part });
      expect(await dialog.isVisible()).toBe(false);
      release();
      await dialog.waitFor();
      expect(faults(page)).toEqual([]);
    },
  );
});

describe('before the app has loaded', () => {
  test('the browser follows a link; afterwards, the app does', async () => {
    const release = site.hold(APP);
    const page = await openStill(FEES);
    await mark(page);
    await page.mouse.move(300, 300);
    await leaveBy(page, 'Oracle');
    await shows(page, 'Oracle');
    expect(await isMarked(page)).toBe(false);
    expect(await addressOf(page, site)).toBe('/concepts/protocol/oracle');
    release();
    await ready(page);
    await mark(page);
    await followTo(page, 'Fees');
    expect(await isMarked(page)).toBe(true);
    expect(faults(page)).toEqual([]);
  });

  test('Back to a page that shared its document shows that page', async () => {
    const page = await openStill(FEES);
    await ready(page);
    await followTo(page, 'Oracle');
    site.hold(APP);
    await startReload(page);
    await shows(page, 'Oracle');
    await back(page);
    await shows(page, 'Fees');
    expect(await addressOf(page, site)).toBe(FEES);
  });

  test('a category that was opened stays open, and shows its pages once they have loaded', async () => {
    const release = site.hold(APP);
    const page = await openStill('/contracts/v3/overview');
    const docs = page.getByRole('navigation', { name: 'Docs' });
    const permit = docs.locator('summary').filter({ hasText: 'Permit2' });
    await permit.click();
    const isOpen = () =>
      permit.evaluate(({ parentElement }) => parentElement?.hasAttribute('open') ?? false);
    await expect.poll(isOpen).toBe(true);
    release();
    await ready(page);
    await docs.getByRole('link', { name: 'Overview' }).nth(1).waitFor();
    expect(await isOpen()).toBe(true);
  });

  test('the menu of a phone opens; it stays open when the app loads, and Back closes it', async () => {
    const release = site.hold(APP);
    const page = await openStill(FEES, phone);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.getByRole('dialog', { name: 'Navigation' });
    await menu.waitFor();
    release();
    await ready(page);
    expect(await menu.isVisible()).toBe(true);
    await step(page, -1);
    await menu.waitFor({ state: 'hidden' });
    expect(await addressOf(page, site)).toBe(FEES);
    await shows(page, 'Fees');
  });

  test('text typed into a tool is kept, and processed once the tool is hydrated', async () => {
    const release = site.hold(APP);
    const page = await openStill(ERROR_CODES);
    const field = page.locator('[data-component] textarea, [data-component] input').first();
    await field.fill('STF');
    release();
    await ready(page);
    const figure = page.locator('[data-component]').first();
    await expect.poll(() => figure.innerText()).toContain('Error(string): STF');
    expect(await field.inputValue()).toBe('STF');
    expect(faults(page)).toEqual([]);
  });

  test('a pressed button of a tool takes effect once the tool is hydrated, once', async () => {
    const release = site.hold(APP);
    const page = await openStill(PATH);
    const pools = page.getByLabel(/^Fee of pool/);
    const served = await pools.count();
    await page.getByRole('button', { name: 'Add a pool' }).click();
    expect(await pools.count()).toBe(served);
    release();
    await expect.poll(() => pools.count()).toBe(served + 1);
    await page.getByRole('button', { name: 'Add a pool' }).click();
    await expect.poll(() => pools.count()).toBe(served + 2);
    expect(faults(page)).toEqual([]);
  });
});

describe('a page whose app never loads', () => {
  const openWithout = async (path: string, options = {}) => {
    site.faults = [{ match: APP, drop: true }];
    const page = await openStill(path, options);
    await page.mouse.move(300, 300);
    await expect.poll(() => asked(APP).length).toBeGreaterThan(0);
    await settled(page);
    return page;
  };

  test('works: colors, copying, links; no error is shown', async () => {
    const page = await openWithout('/sdk/v1/guides/quick-start');
    const colours = page.getByRole('button', { name: /Colour mode/ });
    await colours.click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
      .toBe('light');
    const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
    await copy.click();
    await expect.poll(() => page.getByRole('button', { name: /Copied|Failed/ }).count()).toBe(1);
    const next = page.locator('a[rel="next"]');
    const target = await next.getAttribute('href');
    await next.evaluate((link: HTMLElement) => void setTimeout(() => link.click()));
    await expect.poll(() => addressOf(page, site)).toBe(target?.slice(site.base.length));
    expect(await box(page).isVisible()).toBe(false);
    expect(faults(page)).toEqual([]);
  });

  test('requests it again at a later interaction', async () => {
    const page = await openWithout(FEES);
    site.recover();
    await ready(page);
    expect(faults(page)).toEqual([]);
  });

  const dead = casesOf<[name: string, path: string]>({
    few: [['a tool', ERROR_CODES]],
    more: [['the search', '/search?q=tick']],
  });
  test.each(dead)('reports it if %s does not work, and Retry loads it', async (_, path) => {
    const page = await openWithout(path);
    await box(page).waitFor();
    site.recover();
    await page.getByRole('button', { name: 'Retry' }).click();
    await ready(page);
    expect(await box(page).isVisible()).toBe(false);
  });
});

test('a document of an earlier build stays while the reader uses it; the next link leads to the new one', async () => {
  site.faults = [{ match: /app-data\.json$/, body: '{"webpackCompilationHash":"another"}' }];
  const page = await openStill(FEES);
  await mark(page);
  await page.mouse.move(300, 300);
  await answered(page, 'app-data.json');
  await settled(page);
  expect(await isMarked(page)).toBe(true);
  expect(await hasApp(page)).toBe(false);
  await leaveBy(page, 'Oracle');
  await shows(page, 'Oracle');
  expect(await isMarked(page)).toBe(false);
});

test('a reload on the first page stays there', async () => {
  const page = await openStill(`${FEES}#v3`);
  await reload(page);
  expect(await addressOf(page, site)).toBe(`${FEES}#v3`);
});
