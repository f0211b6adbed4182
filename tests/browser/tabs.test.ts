import { afterEach, describe, expect, test } from 'vitest';
import { ready, servedSite, type OpenPage } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

const PAGE = '/sdk/v3/overview';

/** What the chosen tabs of the page say, as a reader sees them. */
const chosenTabs = async (page: OpenPage): Promise<string[]> => [
  ...new Set(await page.getByRole('tab', { selected: true }).allTextContents()),
];

describe('tabs', () => {
  test('a choice is remembered, on this page and on others, after a reload too', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    expect(await page.getByText('pnpm add').first().isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('tab.package-manager'))).toBe('pnpm');
    await page.goto(`${site.url}/sdk/core/overview`);
    await ready(page);
    await expect.poll(() => chosenTabs(page)).toEqual(['pnpm']);
    expect(await page.getByText('pnpm add').first().isVisible()).toBe(true);
    expect(await page.getByText('npm install').first().isVisible()).toBe(false);
  });

  test('arrows, Home and End move and choose; Tab leaves for the panel', async () => {
    const page = await site.open(PAGE);
    await ready(page);
    const first = page.getByRole('tab', { name: 'npm', exact: true }).first();
    await first.focus();
    const chosen = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowRight');
    expect(await chosen()).toBe('pnpm');
    await page.keyboard.press('End');
    expect(await chosen()).toBe('yarn');
    await page.keyboard.press('ArrowRight');
    expect(await chosen()).toBe('npm');
    await page.keyboard.press('ArrowLeft');
    expect(await chosen()).toBe('yarn');
    await page.keyboard.press('Home');
    expect(await chosen()).toBe('npm');
    expect(await first.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(
      'tabpanel',
    );
  });

  test('a choice reaches other windows at once', async () => {
    const page = await site.open(PAGE);
    const other = (await page.context().newPage()) as OpenPage;
    await other.goto(`${site.url}/sdk/core/overview`);
    await ready(page);
    await ready(other);
    expect(await chosenTabs(other)).toEqual(['npm']);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect.poll(() => chosenTabs(other)).toEqual(['yarn']);
    expect(await other.getByText('yarn add').first().isVisible()).toBe(true);
  });
});
