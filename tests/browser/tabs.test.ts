import { describe, expect, test } from 'vitest';
import { openReady } from './open-page';
import { ready, servedSite, type OpenPage } from './site';
import { storedValue } from './stored';

const site = servedSite();

const PAGE = '/sdk/v3/overview';

/** Returns the labels of the page's selected tabs. */
const chosenTabs = async (page: OpenPage): Promise<string[]> => [
  ...new Set(await page.getByRole('tab', { selected: true }).allTextContents()),
];

describe('tabs', () => {
  test('a choice is remembered, on this page and on others, also after a reload', async () => {
    const page = await openReady(site, PAGE);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await page.getByText('pnpm add').first().waitFor();
    await expect.poll(() => storedValue(page, site, 'tab.package-manager')).toBe('pnpm');
    await page.goto(`${site.url}/sdk/core/overview`);
    await ready(page);
    await expect.poll(() => chosenTabs(page)).toEqual(['pnpm']);
    await page.getByText('pnpm add').first().waitFor();
    await page.getByText('npm install').first().waitFor({ state: 'hidden' });
  });

  test('arrows, Home and End move and choose; Tab leaves for the panel', async () => {
    const page = await openReady(site, PAGE);
    const first = page.getByRole('tab', { name: 'npm', exact: true }).first();
    await first.focus();
    const chosen = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowRight');
    await expect.poll(chosen).toBe('pnpm');
    await page.keyboard.press('End');
    await expect.poll(chosen).toBe('yarn');
    await page.keyboard.press('ArrowRight');
    await expect.poll(chosen).toBe('npm');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(chosen).toBe('yarn');
    await page.keyboard.press('Home');
    await expect.poll(chosen).toBe('npm');
    expect(await first.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Tab');
    // The focus is on the panel's first focusable element, or on the panel itself if it has none.
    const panel = page.getByRole('tabpanel', { name: 'npm', exact: true }).first();
    await expect
      .poll(() => panel.evaluate((shown) => shown.contains(document.activeElement)))
      .toBe(true);
  });

  test('a choice applies to other windows immediately', async () => {
    const page = await site.open(PAGE);
    const other = (await page.context().newPage()) as OpenPage;
    await other.goto(`${site.url}/sdk/core/overview`);
    await ready(page);
    await ready(other);
    expect(await chosenTabs(other)).toEqual(['npm']);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect.poll(() => chosenTabs(other)).toEqual(['yarn']);
    await other.getByText('yarn add').first().waitFor();
  });

  test("the browser's find-in-page opens the panel with the match, which is not a choice", async () => {
    const page = await site.open(`${PAGE}#:~:text=yarn%20add`);
    await page.getByText('yarn add').first().waitFor();
    await expect.poll(() => chosenTabs(page)).toContain('yarn');
    expect(await storedValue(page, site, 'tab.package-manager')).toBeNull();
    // Measures the page with and without its closed panels, which must not take up space.
    const [open, hidden] = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      for (const panel of document.querySelectorAll('[role="tabpanel"][hidden]')) panel.remove();
      return [scrollHeight, document.documentElement.scrollHeight];
    });
    expect(open).toBe(hidden);
  });

  test('the panel that is shown before any script has loaded is that of the chosen tab', async () => {
    const page = await site.open('');
    const release = site.hold(/\.js$/);
    await page.goto(`${site.url}${PAGE}#:~:text=yarn%20add`, { waitUntil: 'commit' });
    await page.getByText('yarn add').first().waitFor();
    expect(await chosenTabs(page)).not.toContain('yarn');
    release();
    await expect.poll(() => chosenTabs(page)).toContain('yarn');
  });

  test('neither Tab nor a screen reader enters a closed panel', async () => {
    const page = await openReady(site, PAGE);
    const panels = page.getByRole('tabpanel');
    const sets = page.getByRole('tablist');
    expect(await panels.count()).toBe(await sets.count());
    const first = page.getByRole('tab', { name: 'npm', exact: true }).first();
    await first.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const within = await page.evaluate(() => document.activeElement?.closest('[hidden]')?.id);
    expect(within).toBeUndefined();
  });
});
