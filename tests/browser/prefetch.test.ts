import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { errorsOf } from './open-page';
import { asked, stopClock } from './reading';
import { casesOf, ready, servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const FEES = '/concepts/protocol/fees';

const glossary = (page: OpenPage) =>
  page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Glossary' });

/** Returns how many times a page's data was requested. */
const fetched = (part: string) =>
  site.requests.filter((url) => url.includes(`page-data/${part}/`)).length;

/**
 * Opens a page, on a good connection by default. On a busy machine a connection looks slow, and pages prefetch nothing
 * on a slow one.
 */
async function open(
  connection: { saveData?: boolean; effectiveType: string } = { effectiveType: '4g' },
) {
  const page = await site.open('');
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
    // Skips the three seconds that Gatsby's loader waits before it prefetches.
    const later = window.setTimeout.bind(window);
    const hurried = (run: () => void, wait?: number) => later(run, wait === 3000 ? 0 : wait);
    Object.assign(window, { setTimeout: hurried });
  }, connection);
  await page.goto(site.url + FEES);
  await ready(page);
  return page;
}

describe('prefetch', () => {
  test('the previous and the next page are fetched once the page is idle', async () => {
    const page = await open();
    await expect.poll(() => fetched('concepts/protocol/oracle')).toBeGreaterThan(0);
    await expect.poll(() => fetched('concepts/protocol/concentrated-liquidity')).toBeGreaterThan(0);
    expect(fetched('concepts/glossary')).toBe(0);
    expect(errorsOf(page)).toEqual([]);
  });

  test('a prefetched page is not fetched again when it is opened', async () => {
    const page = await open();
    await expect.poll(() => fetched('concepts/protocol/oracle')).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('link', { name: 'Oracle' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Oracle' }).waitFor();
    expect(fetched('concepts/protocol/oracle')).toBe(1);
    expect(errorsOf(page)).toEqual([]);
  });

  test('pointing at a link to another kind of page fetches its code too', async () => {
    const page = await open();
    site.requests = [];
    await page.getByRole('banner').getByRole('link', { name: 'home' }).hover();
    await expect.poll(() => fetched('index')).toBe(1);
    await expect
      .poll(() => site.requests.filter((url) => url.includes('component---src-pages-index')).length)
      .toBe(1);
    expect(errorsOf(page)).toEqual([]);
  });

  const slow = casesOf({
    few: [{ saveData: true, effectiveType: '4g' }],
    more: [{ saveData: false, effectiveType: '2g' }, { effectiveType: 'slow-2g' }],
  });

  test.each(slow)('does not happen with %o, and navigation still works', async (connection) => {
    const page = await open(connection);
    await glossary(page).hover();
    await asked(page);
    expect(fetched('concepts/protocol/oracle')).toBe(0);
    expect(fetched('concepts/glossary')).toBe(0);
    await glossary(page).click();
    await page.waitForURL('**/concepts/glossary');
    expect(fetched('concepts/glossary')).toBe(1);
  });

  test('pointing at a link fetches that page, once', async () => {
    const page = await open();
    // Waits for the fonts, because a late font would move the links under the pointer.
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await settled(page);
    await glossary(page).hover();
    await expect.poll(() => fetched('concepts/glossary')).toBe(1);
    await page.hover('h1');
    await glossary(page).hover();
    await asked(page);
    expect(fetched('concepts/glossary')).toBe(1);
    expect(fetched('concepts/overview')).toBe(0);
  });

  test('a pointer that moves across links fetches none of their pages; one that stops fetches its page', async () => {
    const page = await open();
    await asked(page);
    await stopClock(page);
    site.requests = [];
    // Moves the mouse directly, because the driver's own hover waits for frames, and frames stopped with the clock.
    const pointAt = async (link: Locator) => {
      const box = await link.boundingBox();
      if (!box) throw new Error('not to be seen');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    };
    const links = page.getByRole('navigation', { name: 'Docs' }).getByRole('link');
    for (const name of ['Oracle', 'Range Orders', 'Swaps', 'Glossary'])
      await pointAt(links.filter({ hasText: name }).first());
    await pointAt(page.locator('h1'));
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch(location.href, { cache: 'no-store' }).then(() => undefined));
    expect(site.requests.filter((url) => url.includes('page-data'))).toEqual([]);
    await pointAt(glossary(page));
    await page.clock.runFor(1000);
    await expect.poll(() => fetched('concepts/glossary')).toBe(1);
  });
});
