import { describe, expect, test } from 'vitest';
import { clickEntry, inWindow, openReady, withGoodConnection } from './open-page';
import { openPlain, shows } from './reading';
import { ready, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const SIDEBARS = '/sidebars/';

const open = (path: string) => openPlain(site, path);

describe('the sidebar', () => {
  test('open categories stay open from page to page', async () => {
    const page = await open('/contracts/v3/overview');
    const isOpen = (label: string) =>
      page.$eval(`[data-sidebar] > ul > li > details:has(> summary:has-text("${label}"))`, (one) =>
        one.hasAttribute('open'),
      );
    await page.click('summary:has-text("Permit2")');
    await clickEntry(page, site, '/contracts/permit2/overview');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Permit2' }).waitFor();
    expect(await isOpen('V3 Protocol')).toBe(true);
    expect(await isOpen('Permit2')).toBe(true);
    expect(await isOpen('V1 Protocol')).toBe(false);
  });

  test('a large sidebar first has only its open branch, and gets the rest when the browser is idle', async () => {
    // Without the rest of the sidebar, only the entries in the page's HTML are shown.
    site.faults = [{ match: /\/sidebars\//, status: 503 }];
    const page = await open('/contracts/v3/overview');
    expect(await page.locator('[data-sidebar] a').count()).toBeLessThan(30);
    site.recover();
    const scripted = await site.open('');
    await withGoodConnection(scripted);
    await scripted.goto(`${site.url}/contracts/v3/overview`);
    await ready(scripted);
    await expect.poll(() => scripted.locator('[data-sidebar] a').count()).toBeGreaterThan(150);
  });

  test('a sidebar whose rest cannot be fetched still links to the pages of its categories', async () => {
    site.faults = [{ match: /\/sidebars\//, status: 503 }];
    const page = await open('/contracts/v3/overview');
    await page.click('summary:has-text("Permit2")');
    await clickEntry(page, site, '/contracts/permit2/overview');
    await page.getByRole('heading', { name: 'In this section' }).waitFor();
  });
});

test('a sidebar whose rest could not be fetched is requested again, and then shown', async () => {
  const page = await site.open('', inWindow(1440));
  await withGoodConnection(page);
  site.faults = [{ match: new RegExp(SIDEBARS), status: 503 }];
  await page.goto(`${site.url}/contracts/v3/overview`);
  await ready(page);
  const asked = () => site.requests.filter((url) => url.includes(SIDEBARS)).length;
  await expect.poll(asked).toBeGreaterThan(0);
  const entries = page.getByRole('navigation', { name: 'Docs' }).locator('a');
  expect(await entries.count()).toBeLessThan(30);
  site.recover();
  // The reader doesn't interact meanwhile: neither pointer nor focus enters the sidebar.
  await expect.poll(() => entries.count()).toBeGreaterThan(150);
});

describe('the scroll position of the sidebar', () => {
  const LENS = '/contracts/v3/reference/periphery/lens/TickLens';
  const SCRIPT = /\/app-[^/]*\.js$/;
  const SMALL = inWindow(1440, 700);
  const entry = (page: OpenPage, name: string) =>
    page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name, exact: true });
  const topOf = async (page: OpenPage, name: string) =>
    Math.round((await entry(page, name).boundingBox())?.y ?? NaN);

  /** Presses an entry without scrolling, which the driver's own click might do. */
  async function press(page: OpenPage, name: string): Promise<void> {
    const { x, y } = (await entry(page, name).boundingBox()) ?? expect.fail('nothing to press');
    await page.mouse.click(x + 20, y + 10);
  }

  test('stays when the reader presses an entry in it', async () => {
    const page = await openReady(site, LENS, SMALL);
    const top = await topOf(page, 'V3Migrator');
    await press(page, 'V3Migrator');
    await shows(page, 'V3Migrator');
    await settled(page);
    expect(await topOf(page, 'V3Migrator')).toBe(top);
  });

  test('stays when an entry is pressed before the app has loaded, and when the app loads', async () => {
    const release = site.hold(/\/framework-[^/]*\.js$/);
    const page = await site.open(LENS, SMALL);
    await settled(page);
    await page.evaluate(() => document.getElementById('site-menu')?.scrollBy(0, -180));
    const top = await topOf(page, 'QuoterV2');
    // Allows 2 px, because positions can be fractions of a CSS pixel.
    const isThere = async () => Math.abs((await topOf(page, 'QuoterV2')) - top) <= 2;
    await press(page, 'QuoterV2');
    await shows(page, 'QuoterV2');
    await expect.poll(isThere).toBe(true);
    release();
    await ready(page);
    await settled(page);
    expect(await isThere()).toBe(true);
  });

  test('shows the entry of the page before any script has loaded, and does not move afterwards', async () => {
    const release = site.hold(SCRIPT);
    const page = await site.open('', SMALL);
    await page.goto(site.url + LENS, { waitUntil: 'commit' });
    await shows(page, 'TickLens');
    const top = await topOf(page, 'TickLens');
    expect(top).toBeGreaterThan(100);
    expect(top).toBeLessThan(660);
    release();
    await ready(page);
    await settled(page);
    expect(await topOf(page, 'TickLens')).toBe(top);
  });
});
