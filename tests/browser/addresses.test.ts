import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

describe('addresses', () => {
  test.each([
    ['/concepts/overview.html', '/concepts/overview'],
    ['/concepts/overview/index.html', '/concepts/overview'],
    ['/concepts/overview/', '/concepts/overview'],
    ['/index.html?x=1#y', '/?x=1#y'],
    ['/concepts/overview.html?x=1#next', '/concepts/overview?x=1#next'],
  ])('%s becomes %s', async (asked, shown) => {
    const page = await site.open(asked);
    await ready(page);
    await page.waitForFunction(
      (address) => location.pathname + location.search + location.hash === address,
      shown,
    );
    expect(await page.textContent('h1')).not.toContain('Not Found');
    expect(page.said.filter(({ type }) => type !== 'log')).toEqual([]);
  });

  test('the clean address shows before any bundle runs', async () => {
    site.faults = [{ match: /\.js$/, delay: 1500 }];
    const page = await site.open('');
    await page.goto(`${site.url}/concepts/overview.html?x=1#next`, { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(page.url()).toBe(`${site.url}/concepts/overview?x=1#next`);
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
  });

  test('an address that is none shows the not-found page with the sections', async () => {
    const page = await site.open('/no/such/page');
    expect(await page.textContent('h1')).toBe('Page Not Found');
    await ready(page);
    expect(await page.textContent('h1')).toBe('Page Not Found');
    expect(await page.getByRole('main').getByRole('link', { name: 'Contracts' }).isVisible()).toBe(
      true,
    );
  });
});
