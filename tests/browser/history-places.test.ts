import { describe, expect, test } from 'vitest';
import {
  addressOf,
  follow,
  followAddress,
  openPlain,
  reload,
  scrollTo,
  scrollTop,
  shows,
  standsAt,
  step,
} from './reading';
import { ready, servedSite, settled } from './site';

const site = servedSite();

const SWAPS = '/concepts/protocol/swaps';
const FEES = '/concepts/protocol/fees';

/** Opens a page that browsers don't keep in the back/forward cache, and scrolls to 777 px. */
async function openUnkept() {
  const page = await site.open('');
  // Browsers don't put a page with this listener into the back/forward cache.
  await page.addInitScript(() => window.addEventListener('unload', () => undefined));
  await page.goto(`${site.url}${SWAPS}#next`);
  await ready(page);
  await page.waitForFunction(() => window.scrollY > 0);
  await scrollTo(page, 777);
  return page;
}

describe('the scroll position in a page', () => {
  test('Back and Forward both keep it', async () => {
    const page = await openPlain(site, FEES);
    await scrollTo(page, 700);
    await follow(page, 'Oracle');
    await shows(page, 'Oracle');
    await scrollTo(page, 430);
    await follow(page, 'Swaps');
    await shows(page, 'Swaps');
    await scrollTo(page, 900);
    for (const [by, title, top] of [
      [-1, 'Oracle', 430],
      [-1, 'Fees', 700],
      [1, 'Oracle', 430],
      [1, 'Swaps', 900],
      [-1, 'Oracle', 430],
    ] as const) {
      await step(page, by);
      await shows(page, title);
      await standsAt(page, top);
    }
  });

  test('is kept by Back from a long page to a short one, and Forward again', async () => {
    const page = await openPlain(site, '/search');
    await followAddress(page, site.base + SWAPS);
    await shows(page, 'Swaps');
    await scrollTo(page, 1500);
    await step(page, -1);
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    await step(page, 1);
    await shows(page, 'Swaps');
    await standsAt(page, 1500);
  });

  test('is also kept between headings of a page', async () => {
    const page = await openPlain(site, FEES);
    await follow(page, 'Swaps');
    await shows(page, 'Swaps');
    await scrollTo(page, 260);
    const jump = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await jump.evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => window.scrollY > 400);
    await settled(page);
    const heading = await scrollTop(page);
    await step(page, -1);
    await standsAt(page, 260);
    await step(page, 1);
    await standsAt(page, heading);
  });

  test('moves to the top with a link to the page itself, and Back to the heading', async () => {
    const page = await openPlain(site, `${SWAPS}#next`);
    await page.waitForFunction(() => window.scrollY > 0);
    await settled(page);
    const heading = await scrollTop(page);
    await follow(page, 'Swaps');
    await standsAt(page, 0);
    expect(await addressOf(page, site)).toBe(SWAPS);
    await step(page, -1);
    await standsAt(page, heading);
    expect(await addressOf(page, site)).toBe(`${SWAPS}#next`);
  });

  test('is kept by a reload at an address with a hash', async () => {
    const page = await openPlain(site, `${SWAPS}#next`);
    await page.waitForFunction(() => window.scrollY > 0);
    await scrollTo(page, 777);
    await reload(page);
    await standsAt(page, 777);
  });

  test('stays at the top after a reload at the top of a page whose address has a hash', async () => {
    const page = await openPlain(site, `${SWAPS}#next`);
    await page.waitForFunction(() => window.scrollY > 0);
    await scrollTo(page, 0);
    await reload(page);
    await standsAt(page, 0);
  });

  test('is kept on a return from another site to an address with a hash', async () => {
    const page = await openUnkept();
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await ready(page);
    await standsAt(page, 777);
  });

  test('is kept on a return from another site to an earlier page of the visit', async () => {
    const page = await openUnkept();
    await follow(page, 'Oracle');
    await shows(page, 'Oracle');
    await page.goto('about:blank');
    await step(page, -1).catch(() => undefined);
    await shows(page, 'Oracle');
    await ready(page);
    await step(page, -1);
    await shows(page, 'Swaps');
    await standsAt(page, 777);
  });

  test('is the top for a link to a heading that does not exist', async () => {
    const page = await openPlain(site, FEES);
    await scrollTo(page, 700);
    await followAddress(page, `${site.base}${SWAPS}#nowhere`);
    await shows(page, 'Swaps');
    await standsAt(page, 0);
    expect(await addressOf(page, site)).toBe(`${SWAPS}#nowhere`);
  });

  test('stays, as does the address, when the reader chooses the language', async () => {
    const page = await openPlain(site, `${SWAPS}?a=1#next`);
    await page.waitForFunction(() => window.scrollY > 0);
    await scrollTo(page, 300);
    await scrollTo(page, 250);
    // Waits for the navbar, which slides in again after the reader scrolls up.
    await settled(page);
    const entries = await page.evaluate(() => history.length);
    const menu = page.getByRole('banner').locator('summary', { hasText: 'Language' });
    const english = page.getByRole('banner').getByText('English', { exact: true }).last();
    for (const one of [menu, english]) {
      // Clicks with the mouse, because the driver's own click would scroll first.
      const { x, y, width, height } = (await one.boundingBox()) ?? expect.fail('nothing to click');
      await page.mouse.click(x + width / 2, y + height / 2);
    }
    await settled(page);
    expect(await addressOf(page, site)).toBe(`${SWAPS}?a=1#next`);
    // Rounded, because scroll positions can be fractions of a CSS pixel.
    expect(Math.round(await scrollTop(page))).toBe(250);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Language');
    expect(
      await menu.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open),
    ).toBe(false);
  });
});
