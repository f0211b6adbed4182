import { afterEach, describe, expect, test } from 'vitest';
import { engineFindings } from './engine-findings';
import { drawn, ready, servedSite } from './site';

const site = servedSite();
afterEach(() => site.closeAll());

/** One of each kind. */
const pages = [
  '/',
  '/concepts/protocol/concentrated-liquidity',
  '/concepts/protocol/fees',
  '/concepts/glossary',
  '/concepts/status',
  '/sdk/v3/overview',
  '/contracts/permit2/reference/allowance-transfer',
  '/contracts/v3/guides/providing-liquidity/mint-a-position',
  '/contracts/v3/reference/error-codes',
  '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager',
  '/contracts/universal-router/technical-reference',
  '/search?q=slippage',
  '/no/such/page',
];
const views = [
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 900 } },
] as const;

describe.each(views)('beside axe, IBM’s engine in $colorScheme mode', (view) => {
  test.each(pages)('finds nothing wrong with %s', async (path) => {
    const page = await site.open(path, { ...view, bypassCSP: true });
    await ready(page);
    if (path.startsWith('/search')) await page.waitForSelector('[data-search-result]');
    await drawn(page);
    expect(await engineFindings(page)).toEqual([]);
  });
});

test('the engine finds a fault when there is one', async () => {
  const page = await site.open('/concepts/protocol/fees', { bypassCSP: true });
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
  });
  expect(await engineFindings(page)).toEqual([expect.stringContaining('img_alt_valid')]);
});
