import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const FEES = '/concepts/protocol/fees';

const fetched = (part: string) =>
  site.requests.filter((url) => url.includes(`page-data/${part}/`)).length;

async function open(connection?: { saveData?: boolean; effectiveType?: string }) {
  const page = await site.open('');
  if (connection) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
  }
  await page.goto(site.url + FEES);
  await ready(page);
  return page;
}

describe('prefetch', () => {
  test('the previous and the next page come once the page is idle', async () => {
    await open();
    await expect
      .poll(() => fetched('concepts/protocol/oracle'), { timeout: 8000 })
      .toBeGreaterThan(0);
    await expect
      .poll(() => fetched('concepts/protocol/concentrated-liquidity'), { timeout: 8000 })
      .toBeGreaterThan(0);
    expect(fetched('concepts/glossary')).toBe(0);
  });

  test.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ])('none with %o, and navigation works all the same', async (connection) => {
    const page = await open(connection);
    await page.hover('[data-sidebar] a[href="/concepts/glossary"]');
    await page.waitForTimeout(4500);
    expect(fetched('concepts/protocol/oracle')).toBe(0);
    expect(fetched('concepts/glossary')).toBe(0);
    await page.click('[data-sidebar] a[href="/concepts/glossary"]');
    await page.waitForURL('**/concepts/glossary');
    expect(fetched('concepts/glossary')).toBe(1);
  });

  test('pointing at a link fetches that page, once', async () => {
    const page = await open();
    await page.hover('[data-sidebar] a[href="/concepts/glossary"]');
    await expect.poll(() => fetched('concepts/glossary')).toBe(1);
    await page.hover('h1');
    await page.hover('[data-sidebar] a[href="/concepts/glossary"]');
    await page.waitForTimeout(200);
    expect(fetched('concepts/glossary')).toBe(1);
    expect(fetched('concepts/resources')).toBe(0);
  });
});
