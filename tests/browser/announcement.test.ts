import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite, shiftsOf, watchShifts } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const CLOSE = '[data-announcement-close]';

describe('announcement bar', () => {
  test('once closed it is gone after a reload, with no flash and no shift', async () => {
    const page = await site.open('/concepts/overview');
    await ready(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.isVisible(CLOSE)).toBe(false);
    site.faults = [{ match: /\.js$/, delay: 1000 }];
    await watchShifts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(await page.isVisible(CLOSE)).toBe(false);
    await ready(page);
    expect(await page.isVisible(CLOSE)).toBe(false);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('another announcement shows again to those who closed the last', async () => {
    const page = await site.open('/');
    await ready(page);
    await page.click(CLOSE);
    await page.evaluate(() => localStorage.setItem('announcement.id', 'an-earlier-one'));
    await page.reload();
    await ready(page);
    expect(await page.isVisible(CLOSE)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('announcement.dismissed'))).toBe('false');
  });

  test('closing it closes it in other tabs', async () => {
    const page = await site.open('/');
    const other = await page.context().newPage();
    await other.goto(`${site.url}/concepts/fees`);
    await ready(page);
    await ready(other);
    await page.click(CLOSE);
    await other.waitForSelector(CLOSE, { state: 'hidden', timeout: 1000 });
  });
});
