import { describe, expect, test } from 'vitest';
import { addresses, codeBlocks, textFaults } from './measures';
import { inWindow, openReady } from './open-page';
import { atWidths, casesOf, servedSite } from './site';

const site = servedSite();

const desktop = inWindow(1440);
const DEPLOYMENTS = '/contracts/v3/reference/deployments';

/** Pages of each kind, among them those with the longest names. `every-page.test.ts` covers guides. */
const pages = casesOf({
  // An article, the home page, the pages with the longest names and the smallest text, and a table of addresses.
  few: [
    '/sdk/v3/guides/trading',
    '/',
    '/contracts/v3/reference/check-code',
    '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager',
    '/sdk/v3/reference/classes/SwapRouter',
    DEPLOYMENTS,
  ],
  more: [
    '/search?q=swap',
    '/concepts/glossary',
    '/concepts/status',
    '/concepts/isobar-protocol',
    '/concepts/protocol/concentrated-liquidity',
    '/api/subgraph/overview',
    '/contracts/permit2/reference/allowance-transfer',
    '/contracts/universal-router/technical-reference',
    '/contracts/v1/reference/API/queries',
    '/contracts/v1/reference/smart-contracts/router-01',
    '/contracts/v1/reference/smart-contracts/common-errors',
    '/contracts/v3/overview',
    '/contracts/v3/reference/error-codes',
    '/contracts/v3/reference/governance/overview',
    '/sdk/core/reference/enums/SupportedChainId',
    '/sdk/swap-widget/reference/v1',
    '/sdk/v3/reference/interfaces',
    '/sdk/web3-react/overview',
  ],
});

describe('at 1440 px', () => {
  test('no name breaks, and no text is under 12 px', async () => {
    const page = await site.open('', desktop);
    const wrong: string[] = [];
    for (const path of pages) wrong.push(...(await textFaults(page, site.url, path)));
    expect(wrong).toEqual([]);
  });

  test('code has 820 px next to text of its own width, with the same left edge', async () => {
    const page = await site.open('/sdk/v3/guides/trading', desktop);
    const code = await page
      .getByRole('group', { name: /^Code: / })
      .first()
      .boundingBox();
    const figure = await page
      .getByRole('figure')
      .filter({ has: page.getByRole('button', { name: 'Copy' }) })
      .first()
      .boundingBox();
    const prose = page
      .getByRole('article')
      .getByRole('paragraph')
      .filter({ hasText: /.{120}/ });
    const text = await prose.last().boundingBox();
    const widths = await prose.evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(figure?.width).toBe(820);
    expect(code?.width).toBe(818);
    expect(widths.length).toBeGreaterThan(3);
    expect(Math.max(...widths)).toBeLessThanOrEqual(680);
    expect(text?.x).toBe(figure?.x);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.x).toBe(figure?.x);
  });
});

describe('addresses', () => {
  test('are on one line of 13 px in a table at 1440 and 1280 px, and in a card on a phone', async () => {
    const page = await openReady(site, DEPLOYMENTS);
    await atWidths(page, [1440, 1280, 390], async (width) => {
      const all = await addresses(page);
      expect(all.length).toBeGreaterThan(60);
      const wrong = all.filter(({ lines, size, seen }) => lines > 1 || size !== 13 || !seen);
      expect(wrong, `${width} px`).toEqual([]);
    });
  });

  test('can be copied and opened next to them, and show their source on demand', async () => {
    const page = await openReady(site, DEPLOYMENTS, desktop);
    const row = page.getByRole('row').filter({ hasText: 'UniswapV3Factory' }).first();
    const address = await row.getByText(/^0x[\da-fA-F]{40}$/).boundingBox();
    const copy = await row.getByRole('button', { name: /^Copy the address/ }).boundingBox();
    const explorer = await row.getByRole('link', { name: /block explorer/ }).boundingBox();
    if (!address || !copy || !explorer) throw new Error('something is missing');
    for (const { x, y } of [copy, explorer]) {
      expect(x).toBeGreaterThan(address.x + address.width);
      expect(Math.abs(y - address.y)).toBeLessThan(24);
    }
    const source = row.getByText('Uniswap/contracts', { exact: true });
    expect(await source.isVisible()).toBe(false);
    await row.getByText('Sources', { exact: true }).click();
    expect(await source.isVisible()).toBe(true);
  });
});

describe('on a phone', () => {
  test('code wraps and wide tables stack: nothing scrolls except tables of numbers', async () => {
    const page = await site.open('', { viewport: { width: 390, height: 844 } });
    for (const path of [DEPLOYMENTS, '/sdk/v3/guides/trading', '/sdk/v3/reference/interfaces']) {
      await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
      expect((await codeBlocks(page, /^(?:Code|Table): /)).scrolling, path).toEqual([]);
    }
  });
});
