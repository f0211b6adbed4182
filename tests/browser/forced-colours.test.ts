import { describe, expect, test } from 'vitest';
import { ready, servedSite, settled, type OpenPage } from './site';
import { store } from './stored';

const site = servedSite();

/**
 * Opens a page with forced colors, black on white, while the site's own mode is dark. Any color that isn't forced then
 * differs from black and white.
 */
const open = async (path: string): Promise<OpenPage> => {
  const page = await site.open(path, { forcedColors: 'active', colorScheme: 'light' });
  await store(page, site, 'theme', 'dark');
  await page.reload();
  await ready(page);
  return page;
};

const styleOf = (page: OpenPage, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, outlineStyle, outlineWidth, borderTopWidth, borderTopColor } =
        getComputedStyle(element);
      return {
        color,
        backgroundColor,
        outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        borderTopWidth,
        borderTopColor,
      };
    });

describe('in forced colours', () => {
  test('what was looked for is marked, and can be read', async () => {
    const page = await open('/search?q=slippage');
    await page.waitForSelector('main mark');
    const { color, backgroundColor } = await styleOf(page, 'main mark');
    expect(backgroundColor).toMatch(/^rgb\(/);
    expect(color).not.toBe(backgroundColor);
  });

  test('the current section and the selected tab have a line that others lack', async () => {
    const search = await open('/search?q=slippage');
    await search.waitForSelector('main mark');
    expect((await styleOf(search, 'label:has(:checked)')).outline).toBeGreaterThanOrEqual(2);
    expect((await styleOf(search, 'label:has([type="radio"]:not(:checked))')).outline).toBe(0);
    const tabs = await open('/sdk/v3/overview');
    expect(
      (await styleOf(tabs, '[role="tab"][aria-selected="true"]')).outline,
    ).toBeGreaterThanOrEqual(2);
    expect((await styleOf(tabs, '[role="tab"][aria-selected="false"]')).outline).toBe(0);
  });

  test('the search dialog has a border, and its selected hit a line', async () => {
    const page = await open('/concepts/overview');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('slippage');
    await page.waitForSelector('.search-dialog [role="option"][aria-selected="true"]');
    const dialog = await styleOf(page, '.search-dialog');
    expect(dialog.borderTopWidth).toBe('1px');
    expect(dialog.borderTopColor).not.toBe(dialog.backgroundColor);
    expect(
      (await styleOf(page, '[role="option"][aria-selected="true"]')).outline,
    ).toBeGreaterThanOrEqual(2);
    expect((await styleOf(page, '[role="option"][aria-selected="false"]')).outline).toBe(0);
  });

  test('focus is visible', async () => {
    const page = await open('/concepts/overview');
    await page.keyboard.press('Tab');
    expect((await styleOf(page, ':focus')).outline).toBeGreaterThanOrEqual(2);
  });

  test('drawings and swatches have the reader’s colors', async () => {
    const page = await open('/concepts/protocol/concentrated-liquidity');
    await settled(page);
    const roles = await page.evaluate(() => {
      const probe = document.createElement('i');
      document.querySelector('main')?.append(probe);
      probe.style.forcedColorAdjust = 'none';
      const of = (value: string) => {
        probe.style.color = value;
        return getComputedStyle(probe).color;
      };
      return {
        ground: [
          of('Canvas'),
          of('var(--surface)'),
          of('var(--code-surface)'),
          of('var(--token1-surface)'),
        ],
        ink: [of('CanvasText'), of('var(--text)'), of('var(--token0)'), of('var(--token1)')],
      };
    });
    expect(new Set(roles.ground).size).toBe(1);
    expect(new Set(roles.ink).size).toBe(1);
    expect(roles.ground[0]).not.toBe(roles.ink[0]);
    expect((await styleOf(page, 'figure[id] th span')).backgroundColor).toBe(roles.ink[0]);
  });
});
