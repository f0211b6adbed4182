import { describe, expect, test } from 'vitest';
import { inWindow, openReady } from './open-page';
import { servedSite, settled, type OpenPage } from './site';

const site = servedSite();

const PAGE = '/sdk/v3/overview';

/** Returns the name of the focused element, and whether its focus indicator is visible. */
const focused = (page: OpenPage) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { name: '', seen: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: (element.getAttribute('aria-label') ?? element.innerText)
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 40),
      seen:
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && box.width > 0 && box.height > 0,
    };
  });

describe('with only the keyboard', () => {
  test('Tab reaches skip link, navbar, sidebar, text, tabs, contents, pagination and footer, each seen', async () => {
    const page = await openReady(site, PAGE, inWindow(1440));
    const names: string[] = [];
    const unseen: string[] = [];
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const { name, seen } = await focused(page);
      names.push(name);
      if (!seen) unseen.push(name);
    }
    expect(unseen).toEqual([]);
    for (const expected of [
      'Skip to content',
      'Isobar documentation, home',
      'Concepts',
      'Language: English',
      'Colour mode: system',
      'V3 SDK',
      'npm',
      'Wrap',
      'Copy',
      'Packages',
      'Edit this page',
      'The Graph',
    ]) {
      expect(
        names.some((name) => name.startsWith(expected)),
        expected,
      ).toBe(true);
    }
  });

  test('the skip link skips the navbar and the sidebar', async () => {
    const page = await openReady(site, PAGE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#content');
    await settled(page);
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      )
      .toBe(true);
  });

  test('a menu opens by Enter, closes by Escape with focus back on its button, and closes when focus leaves it', async () => {
    const page = await openReady(site, PAGE, inWindow(1440));
    const menu = page.locator('[data-dropdown]').filter({ hasText: 'English' }).first();
    const summary = menu.locator('> summary');
    const isOpen = () => menu.evaluate((one) => (one as HTMLDetailsElement).open);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await expect.poll(async () => (await focused(page)).name).toBe('Language: English');
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(isOpen).toBe(false);
  });

  test('a category opens and closes by Enter and Space', async () => {
    const page = await openReady(site, '/contracts/v3/overview');
    const category = page.locator('[data-sidebar] details').nth(1);
    const isOpen = () => category.evaluate((one) => (one as HTMLDetailsElement).open);
    expect(await isOpen()).toBe(false);
    await category.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(isOpen).toBe(false);
  });

  test('focus inside a hidden navbar shows it', async () => {
    const page = await openReady(site, PAGE);
    await page.mouse.wheel(0, 800);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-navbar-hidden'));
    await page.locator('[data-navbar] a').first().focus();
    await expect
      .poll(() => page.$eval('[data-navbar]', (bar) => bar.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(0);
  });

  test('Shift+Tab into and through the hidden navbar does not scroll the page', async () => {
    const page = await openReady(site, '/concepts/protocol/swaps', inWindow(1440));
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-navbar-hidden'));
    const bar = page.getByRole('banner');
    await expect.poll(async () => (await bar.boundingBox())?.y ?? 0).toBeLessThanOrEqual(-60);
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    // Starts at the sidebar's first entry, which follows the navbar in tab order. The sidebar doesn't scroll with the
    // text, so focusing the entry must not scroll the page.
    const sidebar = page.getByRole('navigation', { name: 'Docs' });
    await sidebar.locator('a, summary').first().focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    const seen: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Shift+Tab');
      await bar.locator(':focus').waitFor();
      // Waits a frame, because focus scrolls the page in the next frame.
      await settled(page);
      seen.push((await focused(page)).name);
      expect(await page.evaluate(() => window.scrollY), seen.at(-1)).toBe(place);
    }
    expect(new Set(seen).size).toBe(4);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  });
});
