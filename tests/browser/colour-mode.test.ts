import { describe, expect, test } from 'vitest';
import { openReady } from './open-page';
import { ready, servedSite, type OpenPage } from './site';
import { storedKey, storedValue } from './stored';

const site = servedSite();

const theme = (page: OpenPage) => page.evaluate(() => document.documentElement.dataset.theme);
const toggle = (page: OpenPage) => page.click('[data-colour-toggle]');

describe('colour mode', () => {
  test.each(['light', 'dark'] as const)(
    'without script follows a system that is %s',
    async (colorScheme) => {
      const page = await site.open('/concepts/overview', { javaScriptEnabled: false, colorScheme });
      const [ground = 0, text = 0] = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        // The first number of `oklch()` is the color's lightness.
        return [backgroundColor, color].map((value) => parseFloat(value.replace('oklch(', '')));
      });
      expect(ground > text).toBe(colorScheme === 'light');
    },
  );

  test.each(['light', 'dark'] as const)('follows a system that is %s', async (colorScheme) => {
    const page = await site.open('/', { colorScheme });
    expect(await theme(page)).toBe(colorScheme);
  });

  test('is dark if the browser states no preference', async () => {
    const page = await site.open('');
    await page.addInitScript(() => {
      const matchMedia = window.matchMedia.bind(window);
      window.matchMedia = (query) => matchMedia(query.includes('color-scheme') ? 'not all' : query);
    });
    await page.goto(site.url);
    expect(await theme(page)).toBe('dark');
  });

  test('the toggle cycles through system, light and dark, and stores the choice', async () => {
    const page = await openReady(site, '/', { colorScheme: 'dark' });
    const stored = () => storedValue(page, site, 'theme');
    await toggle(page);
    expect([await theme(page), await stored()]).toEqual(['light', 'light']);
    await toggle(page);
    expect([await theme(page), await stored()]).toEqual(['dark', 'dark']);
    await toggle(page);
    expect([await theme(page), await stored()]).toEqual(['dark', null]);
  });

  test('a stored choice is shown without a flash, before any bundle runs', async () => {
    site.faults = [{ match: /\.js$/, delay: 1500 }];
    const localStorage = [{ name: storedKey(site, 'theme'), value: 'light' }];
    const page = await site.open('', {
      storageState: { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage }] },
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(await theme(page)).toBe('light');
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
    await ready(page);
    expect(await theme(page)).toBe('light');
  });

  test('a change of the system is followed if nothing is chosen, and is not stored', async () => {
    const page = await openReady(site, '/', { colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    expect(await storedValue(page, site, 'theme')).toBeNull();
    await toggle(page);
    await toggle(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await theme(page)).toBe('dark');
  });

  test('other tabs follow a choice', async () => {
    const page = await site.open('/', { colorScheme: 'dark' });
    const other = await page.context().newPage();
    await other.goto(`${site.url}/concepts/overview`);
    await ready(page);
    await ready(other);
    await toggle(page);
    await other.waitForFunction(() => document.documentElement.dataset.theme === 'light', null);
  });
});
