import { describe, expect, test } from 'vitest';
import { leftEdges, memberOf } from './measures';
import { inWindow, openReady } from './open-page';
import { hitsOf, openDialog } from './search-dialog';
import { atWidths, casesOf, ready, servedSite, show, type OpenPage } from './site';

const site = servedSite();

const MANAGER = '/contracts/v3/reference/periphery/position-manager';
const QUOTER = '/contracts/v3/reference/periphery/lens/QuoterV2';
const INTERFACE = '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager';

const foldOf = (page: OpenPage, anchor: string) => memberOf(page, anchor).locator('details');

describe('a page of many members', () => {
  // With every member shown in full, these pages were 25,698 and 24,282 px tall.
  test.each(casesOf({ few: [MANAGER], more: ['/contracts/v3/reference/core/pool'] }))(
    '%s is less than half as tall as with its full text',
    async (path) => {
      const page = await site.open(path, inWindow(1440));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_100);
    },
  );

  test('explains each member in the text’s color, before anything else', async () => {
    const page = await site.open(MANAGER, inWindow(390));
    const colour = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((found) => [...new Set(found.map((one) => getComputedStyle(one).color))]);
    for (const mode of ['dark', 'light'] as const) {
      await show(page, mode);
      expect(await colour('.api-meaning p')).toEqual(await colour('.prose p >> nth=0'));
    }
    await foldOf(page, 'mint').getByText('Details').click();
    const top = async (selector: string) =>
      (await memberOf(page, 'mint').locator(selector).first().boundingBox())?.y ?? 0;
    expect(await top('h3')).toBeLessThan(await top('.api-meaning'));
    expect(await top('.api-meaning')).toBeLessThan(await top('pre'));
    expect(await top('pre')).toBeLessThan(await top('dl'));
  });

  test('opens a member by keyboard, and works without script', async () => {
    const page = await site.open(MANAGER, { ...inWindow(1024), javaScriptEnabled: false });
    const fold = foldOf(page, 'mint');
    expect(await fold.locator('pre').isVisible()).toBe(false);
    const summary = fold.locator('summary');
    expect(await summary.getAttribute('aria-label')).toBe('Details of mint');
    await summary.focus();
    await page.keyboard.press('Enter');
    await fold.locator('pre').waitFor({ state: 'visible' });
  });

  test('opens the member in its address, on a first visit', async () => {
    const page = await site.open(`${MANAGER}#mint`, inWindow(1440));
    await foldOf(page, 'mint').locator('pre').waitFor({ state: 'visible' });
    expect(await foldOf(page, 'burn').locator('pre').isVisible()).toBe(false);
  });

  test('opens the member that a link on this or another page leads to', async () => {
    const page = await openReady(site, INTERFACE, inWindow(1440));
    await page.locator('[data-contents] a[href="#collect"]').click();
    await foldOf(page, 'collect').locator('pre').waitFor({ state: 'visible' });
    await page.goto(`${site.url}${MANAGER}`);
    await ready(page);
    await foldOf(page, 'mint').getByText('Details').click();
    const link = foldOf(page, 'mint').locator('pre a', { hasText: 'MintParams' });
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await link.click();
    await page.waitForURL(/#MintParams$/);
    await foldOf(page, 'MintParams').locator('pre').waitFor({ state: 'visible' });
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('opens the member that a search hit leads to', async () => {
    const page = await site.open('/', inWindow(1440));
    await openDialog(page, '0x88316456');
    const hit = hitsOf(page).filter({ hasText: 'mint' }).first();
    await hit.waitFor();
    await hit.click();
    await page.waitForURL(/#mint$/);
    await foldOf(page, 'mint').locator('pre').waitFor({ state: 'visible' });
  });

  test('is printed in full', async () => {
    const page = await site.open(MANAGER, inWindow(1440));
    const heights = () =>
      page
        .locator('.api-fold pre')
        .evaluateAll((found) => found.filter((one) => one.checkVisibility()).length);
    expect(await heights()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await heights()).toBe(await page.locator('.api-fold').count());
  });
});

describe('the inputs and outputs of a member', () => {
  test('are in aligned rows at 1440, 1280, 1024 and 390 px', async () => {
    const page = await site.open(QUOTER);
    await atWidths(page, [1440, 1280, 1024, 390], async (width) => {
      expect(await leftEdges(page, '.api-values > dt'), `${width} px`).toHaveLength(1);
      expect(await leftEdges(page, '.api-values > dd'), `${width} px`).toHaveLength(1);
      expect(await leftEdges(page, '.api-type, .api-values > dd > p'), `${width} px`).toHaveLength(
        1,
      );
    });
  });

  test('have the signature next to them if there is space, and it stays visible', async () => {
    const page = await site.open(QUOTER, inWindow(1440));
    const member = memberOf(page, 'quoteExactInput');
    const name = await member.locator('h3').boundingBox();
    const signature = member.getByRole('group', { name: 'Signature' }).first();
    const before = await signature.boundingBox();
    const rows = await member.locator('dl').first().boundingBox();
    if (!name || !before || !rows) throw new Error('not drawn');
    expect(before.x).toBeGreaterThan(rows.x + rows.width);
    expect(Math.abs(before.y - name.y)).toBeLessThan(24);
    await page.evaluate((y) => window.scrollTo(0, y), name.y + 120);
    expect((await signature.boundingBox())?.y).toBeGreaterThan(0);
  });
});
