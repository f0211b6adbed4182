import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { followTo, isInSight, isMarked, mark } from './open-page';
import {
  addressOf,
  answered,
  follow,
  followAddress,
  openPlain,
  scrollTo,
  shows,
  step,
} from './reading';
import { casesOf, servedSite, settled } from './site';

const site = servedSite();

const FEES = '/concepts/protocol/fees';
const ORACLE = '/concepts/protocol/oracle';

const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** Returns a fault that makes the document and the data of a page fail to load. */
const gone = (name: string) => ({
  match: new RegExp(`protocol/${name}(/page-data\\.json)?$`),
  drop: true,
});

/** Opens the fees page, follows the link to the oracle page, which fails to load, and waits for the error box. */
async function openAtBox(): Promise<Page> {
  const page = await openPlain(site, FEES);
  site.faults = [gone('oracle')];
  await follow(page, 'Oracle');
  await box(page).waitFor();
  return page;
}

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
const bottomOf = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().bottom);

describe('the box of a page that could not be loaded', () => {
  const windows = casesOf<[name: string, viewport: { width: number; height: number }]>({
    few: [['a phone', { width: 390, height: 700 }]],
    more: [['a wide window', { width: 1440, height: 900 }]],
  });
  test.each(windows)(
    'is visible in %s, wherever the reader is on the page',
    async (_, viewport) => {
      const page = await openPlain(site, FEES);
      await page.setViewportSize(viewport);
      site.faults = [gone('oracle')];
      await scrollTo(page, 900);
      await followAddress(page, site.base + ORACLE);
      await box(page).waitFor();
      await expect.poll(() => isInSight(box(page))).toBe(true);
      expect(await box(page).textContent()).toContain(ORACLE);
      // The current page must keep its scroll position.
      expect(await page.evaluate(() => window.scrollY)).toBe(900);
      await shows(page, 'Fees');
    },
  );

  const closings = casesOf<[name: string, close: (page: Page) => Promise<void>]>({
    few: [['"Close"', (page) => box(page).getByRole('button', { name: 'Close' }).click()]],
    more: [['Escape', (page) => page.keyboard.press('Escape')]],
  });
  test.each(closings)('closes with %s; the page stays, and its links work', async (_, close) => {
    const page = await openAtBox();
    await close(page);
    await box(page).waitFor({ state: 'hidden' });
    await settled(page);
    expect(await addressOf(page, site)).toBe(FEES);
    await shows(page, 'Fees');
    site.recover();
    await mark(page);
    await followTo(page, 'Oracle');
    expect(await isMarked(page)).toBe(true);
  });

  test.each(windows)('covers nothing at the end of the page in %s', async (_, viewport) => {
    const page = await openAtBox();
    await page.setViewportSize(viewport);
    await page.keyboard.press('End');
    const last = page.getByRole('contentinfo');
    await expect.poll(async () => (await bottomOf(last)) <= (await topOf(box(page)))).toBe(true);
    expect(await isInSight(box(page))).toBe(true);
  });

  test('closes with its page: Back returns, and the box is closed', async () => {
    const page = await openPlain(site, FEES);
    await followTo(page, 'Swaps');
    site.faults = [gone('oracle')];
    await follow(page, 'Oracle');
    await box(page).waitFor();
    await step(page, -1);
    await shows(page, 'Fees');
    await box(page).waitFor({ state: 'hidden' });
    expect(await addressOf(page, site)).toBe(FEES);
  });

  test('closes when another page is chosen, and does not return', async () => {
    const page = await openAtBox();
    await followTo(page, 'Swaps');
    await box(page).waitFor({ state: 'hidden' });
    await settled(page);
    expect(await box(page).isVisible()).toBe(false);
  });

  test('for an earlier choice does not appear over the page that was chosen next', async () => {
    const page = await openPlain(site, FEES);
    const data = /oracle\/page-data\.json$/;
    const refuse = site.hold(data);
    site.faults.push({ match: data, status: 503 }, gone('oracle'));
    await follow(page, 'Oracle');
    await followTo(page, 'Swaps');
    refuse();
    // Waits for all four attempts of Gatsby's loader.
    await answered(page, 'oracle/page-data', 4);
    await settled(page);
    expect(await box(page).isVisible()).toBe(false);
    expect(await addressOf(page, site)).toBe('/concepts/protocol/swaps');
  });

  test('a page that failed to load can be loaded later, in the app', async () => {
    const page = await openAtBox();
    await followTo(page, 'Swaps');
    site.recover();
    await mark(page);
    await followTo(page, 'Oracle');
    expect(await isMarked(page)).toBe(true);
  });

  test('Retry by keyboard keeps its focus while the page still fails, then loads the page', async () => {
    const page = await openAtBox();
    await retry(page).focus();
    const asked = () => site.requests.filter((url) => url.includes('oracle')).length;
    const before = asked();
    await page.keyboard.press('Enter');
    // Waits for a new request. The box disappears only briefly, so the test can't wait for that.
    await expect.poll(asked).toBeGreaterThan(before);
    await box(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Retry');
    site.recover();
    await page.keyboard.press('Enter');
    await shows(page, 'Oracle');
    expect(await addressOf(page, site)).toBe(ORACLE);
    expect(await box(page).isVisible()).toBe(false);
  });
});

describe('without a network, a link that is pressed before the app has loaded', () => {
  /** A fault that makes the app fail to load, even after the reader's interaction. */
  const APP = { match: /\/framework-[^/]*\.js$/, drop: true };

  async function openOffline(): Promise<Page> {
    const page = await site.open('');
    site.faults = [APP];
    await page.goto(site.url + FEES);
    await settled(page);
    await mark(page);
    await page.context().setOffline(true);
    await follow(page, 'Oracle');
    await box(page).waitFor();
    return page;
  }

  test('shows the box instead of the browser’s own error, and is followed once there is a network', async () => {
    const page = await openOffline();
    expect(await box(page).innerText()).toContain(`${site.base}${ORACLE} could not be loaded`);
    expect(await box(page).innerText()).toContain('There is no network connection.');
    await retry(page).click();
    await box(page).waitFor();
    expect(await isMarked(page)).toBe(true);
    await page.context().setOffline(false);
    await retry(page).click();
    await shows(page, 'Oracle');
    expect(await addressOf(page, site)).toBe(ORACLE);
  });

  test('leaves the page as it is if the reader closes the box', async () => {
    const page = await openOffline();
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'hidden' });
    await shows(page, 'Fees');
    site.recover();
    await page.context().setOffline(false);
    await follow(page, 'Oracle');
    await shows(page, 'Oracle');
  });
});
