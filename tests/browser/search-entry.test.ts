import { describe, expect, inject, test } from 'vitest';
import { openReady } from './open-page';
import { casesOf, ready, servedSite, shiftsOf, watchShifts } from './site';

const site = servedSite();

const PAGE = '/contracts/v3/overview';

describe('the keys that open search', () => {
  const onMac = () =>
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' });

  const places = casesOf<[path: string, keys: string, as?: () => unknown]>({
    few: [
      ['/', '⌘K', onMac],
      [PAGE, 'Ctrl K'],
    ],
    more: [
      ['/', 'Ctrl K'],
      [PAGE, '⌘K', onMac],
    ],
  });

  test.each(places)(
    'are shown on %s as %s before any script of the bundle runs',
    async (path, keys, as) => {
      const page = await site.open('');
      if (as) await page.addInitScript(as);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      const shown = await page.locator('kbd:visible', { hasText: /K$/ }).allInnerTexts();
      expect(shown.length).toBe(path === '/' ? 2 : 1);
      expect(new Set(shown)).toEqual(new Set([keys]));
    },
  );

  // Only Chromium reports layout shifts.
  test.runIf(inject('engine') === 'chromium')('move nothing during hydration', async () => {
    const page = await site.open('');
    await watchShifts(page);
    await page.addInitScript(onMac);
    await page.goto(site.url + PAGE);
    await ready(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.locator('kbd:visible', { hasText: /K$/ }).innerText()).toBe('⌘K');
  });
});

describe('around search', () => {
  test('the not-found page searches for the words of the address', async () => {
    const page = await openReady(site, '/contracts/flash-swap.html');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect.poll(() => field.inputValue()).toBe('contracts flash swap');
    await field.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/search?q=contracts%20flash%20swap`);
  });

  test('an address that points into closed details opens them', async () => {
    const page = await openReady(site, '/concepts/protocol/fees');
    await page.evaluate(() => {
      const heading = document.getElementById('the-protocol-fee');
      const details = document.createElement('details');
      heading?.replaceWith(details);
      if (heading) details.append(heading);
      document.querySelector<HTMLAnchorElement>('a[href$="#the-protocol-fee"]')?.click();
    });
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('main details:has(h2)')?.hasAttribute('open')),
      )
      .toBe(true);
  });
});
