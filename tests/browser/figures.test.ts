import { describe, expect, test } from 'vitest';
import { sticksOut } from '../sticks-out';
import { expectAccessible } from './axe-findings';
import { openTool, pageWith, said } from './figure';
import { errorsOf, inWindow, openReady } from './open-page';
import { casesOf, servedSite, triesAll } from './site';

const site = servedSite();

const few = ['ConstantProductCurve', 'RangeCanvas'];
const more = ['PriceLab', 'ReturnsExplorer'];
const tools = [...more, ...few];

describe('a flow diagram, on a phone', () => {
  const drawings = casesOf<[page: string, name: RegExp]>({
    few: [
      ['/contracts/v3/reference/periphery/base/PeripheryPayments', /^Three columns: you/],
      ['/concepts/protocol/swaps', /^Liquidity against price/],
    ],
    more: [
      ['/contracts/v3/guides/providing-liquidity/decrease-liquidity', /The first call, decrease/],
      ['/contracts/v3/guides/providing-liquidity', /^A position is open after mint/],
      ['/contracts/v3/guides/liquidity-mining/overview', /^Two lanes\. The position NFT/],
      ['/contracts/permit2/reference/allowance-transfer', /^A word of 256 bits/],
    ],
  });

  test.each(drawings)('is readable without zoom: %s', async (path, name) => {
    const page = await openReady(site, path, inWindow(390));
    const drawing = page.getByRole('img', { name });
    const frame = await drawing.boundingBox();
    if (!frame) throw new Error(`no drawing ${name.source} on ${path}`);
    const lines = await drawing.locator('text').evaluateAll((found) =>
      found.map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        const unit = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * unit;
        return { says: text.textContent, x, y: y + window.scrollY, width, height, size };
      }),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter(({ size }) => size < 11.99)).toEqual([]);
    const outside = lines.filter(
      ({ x, width }) => x < frame.x - 1 || x + width > frame.x + frame.width + 1,
    );
    expect(outside).toEqual([]);
    const overlapping = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            // Ignore boxes that overlap only a little, because letters don't overlap if only the boxes of their lines
            // touch.
            Math.abs(one.y - other.y) < Math.min(one.height, other.height) * 0.75,
        )
        .map((other) => [one.says, other.says]),
    );
    expect(overlapping).toEqual([]);
    expect(await page.evaluate(sticksOut)).toEqual([]);
  });
});

/**
 * Returns the widths at which to open a tool. Tools alternate between the two widths, because a canvas is drawn for the
 * width of its first render. In the whole matrix, each tool is opened at both.
 */
const widthsOf = (name: string) =>
  [1440, 390].filter((_, index) => triesAll() || index === tools.indexOf(name) % 2);

describe.each(tools)('%s', (name) => {
  test.each(widthsOf(name))('axe finds nothing, and nothing overflows: %i px', async (width) => {
    const { page } = await openTool(site, name, '', inWindow(width));
    await expectAccessible(page, [width], `[data-component="${name}"]`, async (view) => {
      expect(await page.evaluate(sticksOut), view).toEqual([]);
    });
    expect(errorsOf(page)).toEqual([]);
  });
});

describe.each(casesOf({ few, more }))('%s', (name) => {
  test('shows its default result without script', async () => {
    const page = await site.open(pageWith(name), { javaScriptEnabled: false });
    const tool = page.locator(`[data-component="${name}"]`).first();
    expect(await tool.locator('svg[role="img"]').isVisible()).toBe(true);
    expect(await tool.locator('dl').first().isVisible()).toBe(true);
    expect(await tool.locator('button').first().isVisible()).toBe(false);
  });

  test('ignores invalid values in the address', async () => {
    const junk = encodeURIComponent('<1e999>-&:x');
    const names = [
      'lab',
      'lab-tokens',
      'lab-fee',
      'reserves',
      'trade',
      'sell',
      'change',
      'turnover',
    ];
    const more = ['days', 'provider-fee', 'mint-fee', 'mint-ticks', 'mint-price', 'mint-desired'];
    const search = `?${[...names, ...more].map((key) => `${key}=${junk}`).join('&')}`;
    const { page, tool } = await openTool(site, name, search);
    const { tool: plain } = await openTool(site, name);
    expect(await said(tool)).toBe(await said(plain));
    expect(errorsOf(page)).toEqual([]);
  });
});
