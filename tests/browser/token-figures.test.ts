import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sticksOut } from '../sticks-out';
import { openTool } from './figure';
import { inWindow } from './open-page';
import { atWidths, casesOf, servedSite, show } from './site';

const site = servedSite();

/** A figure with a table of both tokens' amounts. The table's headings are the legend for the fills in the drawing. */
type Figure = [component: string, path?: string];
const AT_HOME: Figure = ['LiquidityComparison', '/'];

/** Returns the cells that are narrower than 64 px, overflow their table, or have a line with a single letter. */
const narrowCells = (cells: Element[]): string[] =>
  cells.flatMap((cell) => {
    const box = cell.getBoundingClientRect();
    const table = cell.closest('table')?.getBoundingClientRect();
    const range = document.createRange();
    const lines = new Map<number, string>();
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: letter, index: at } of text.data.matchAll(/\S/g)) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { bottom, width } = range.getBoundingClientRect();
        const line = Math.round(bottom);
        if (width > 0) lines.set(line, (lines.get(line) ?? '') + letter);
      }
    }
    const isOut = !table || box.left < table.left - 1 || box.right > table.right + 1;
    const isBroken = lines.size > 1 && [...lines.values()].some((line) => line.length === 1);
    if (box.width >= 64 && !isOut && !isBroken) return [];
    return [`${Math.round(box.width)} px: ${[...lines.values()].join(' | ')}`];
  });

/** Returns the parts of a figure that overflow its frame to the right. */
const beyondFrame = (figure: Element): string[] => {
  const { right } = figure.getBoundingClientRect();
  return [...figure.querySelectorAll('*')]
    .filter(
      (part) => !part.closest('svg, output') && part.getBoundingClientRect().right > right + 0.5,
    )
    .map((part) => part.outerHTML.slice(0, 120));
};

test.each(
  casesOf<Figure>({
    few: [AT_HOME, ['RangeCanvas']],
    more: [['RangePosition'], ['RangeOrder'], ['ReturnsExplorer']],
  }),
)('%s has columns that can be read in its table at 390 and 320 px', async (name, path) => {
  const { page, tool } = await openTool(site, name, '', {}, path);
  const cells = tool.locator('table :is(th, td)');
  await atWidths(page, [390, 320], async (width) => {
    expect(await cells.count()).toBeGreaterThan(5);
    expect(await cells.evaluateAll(narrowCells), `${width} px`).toEqual([]);
    expect(await tool.locator('figure').evaluate(beyondFrame), `${width} px`).toEqual([]);
    expect(await page.evaluate(sticksOut), `${width} px`).toEqual([]);
  });
});

describe('a column that is too narrow', () => {
  test('is found', async () => {
    const { page, tool } = await openTool(site, 'RangePosition', '', inWindow(320));
    await page.evaluate(() => {
      for (const cell of document.querySelectorAll<HTMLElement>('table :is(th, td)'))
        Object.assign(cell.style, { width: '1px', whiteSpace: 'normal', overflowWrap: 'anywhere' });
      for (const table of document.querySelectorAll<HTMLElement>('table'))
        table.style.width = '1px';
    });
    const cells = tool.locator('table :is(th, td)');
    expect(await cells.evaluateAll(narrowCells)).not.toEqual([]);
  });
});

describe('the legend of the fills', () => {
  /** Returns the share of violet pixels in a screenshot, from 0 to 1. */
  const violet = (picture: Buffer) =>
    sharp(picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info: { width, height } }) => {
        let count = 0;
        for (let at = 0; at < data.length; at += 3) {
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
          if (red > green + 15 && blue > green + 25) count += 1;
        }
        return count / (width * height);
      });

  test.each(
    casesOf<Figure>({
      few: [['RangePosition'], ['ReturnsExplorer']],
      more: [AT_HOME, ['RangeOrder'], ['RangeCanvas']],
    }),
  )('of %s has the second token hatched in violet, in both modes', async (name, path) => {
    const { page, tool } = await openTool(site, name, '', {}, path);
    const swatch = (token: string) =>
      tool.getByRole('columnheader', { name: token }).locator('span').first();
    for (const mode of ['dark', 'light'] as const) {
      await show(page, mode);
      const share = await violet(await swatch('USDC').screenshot());
      expect(share, mode).toBeGreaterThan(0.25);
      expect(share, mode).toBeLessThan(0.9);
      expect(await violet(await swatch('WETH').screenshot()), mode).toBe(0);
    }
  });
});
