import { Percent } from '@uniswap/sdk-core';
import {
  encodeRouteToPath,
  encodeSqrtRatioX96,
  FeeAmount,
  nearestUsableTick,
  Pool,
  Position,
  Route,
  TICK_SPACINGS,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { fileText, grouped, row, says } from './page-text';
import { DAI, micro, tiers, USDC, wei, WETH } from './tokens';

/** Formats base units of a token with 18 decimals as whole tokens, rounded to this many decimal places. */
const units = (raw: { toString(): string }, digits: number) =>
  grouped(Number(raw.toString()) / 1e18, digits);

const multihop = 'contracts/v3/guides/swaps/multihop-swaps';
const liquidity = 'contracts/v3/guides/providing-liquidity';
const flash = 'contracts/v3/guides/flash-integrations';

describe('the multihop guide', () => {
  const pools = [
    new Pool(DAI, USDC, FeeAmount.LOWEST, encodeSqrtRatioX96(1, String(10n ** 12n)), 0, -276325),
    new Pool(USDC, WETH, FeeAmount.LOW, encodeSqrtRatioX96(1, 1), 0, 0),
  ];

  it('shows the path of its sample, byte by byte', () => {
    const path = encodeRouteToPath(new Route(pools, DAI, WETH), false);
    const shown = /```text output\n([^`]+)```/.exec(fileText(`content/docs/${multihop}.mdx`));
    expect(shown?.[1]?.replace(/\s/g, '')).toBe(path);
  });

  it('counts the bytes of a path with one, two and three pools', () => {
    for (const hops of [1, 2, 3]) says(multihop, `| ${hops} | ${20 + hops * (3 + 20)} |`);
  });

  it('draws the path in both orders', () => {
    const figure = fileText('content/figures/path-bytes.svg');
    const cells = [...figure.matchAll(/font-size="15"[^>]*>([^<]+)</g)].map(([, cell]) => cell);
    const forwards = ['DAI', '100', 'USDC', '500', 'WETH9'];
    expect(cells).toEqual([...forwards, ...forwards.toReversed()]);
  });

  it('multiplies the fees of two pools', () => {
    const kept = ((1_000_000 - 100) * (1_000_000 - 500)) / 1e12;
    says(multihop, `= ${kept}`, `costs ${((1 - kept) * 100).toFixed(6)}% in fees`);
  });
});

describe('the liquidity guide', () => {
  const tickAt = (daiPerWeth: number) =>
    TickMath.getTickAtSqrtRatio(encodeSqrtRatioX96(1, daiPerWeth));
  const pool = new Pool(DAI, WETH, FeeAmount.MEDIUM, encodeSqrtRatioX96(1, 2000), 0, tickAt(2000));
  const mint = `${liquidity}/mint-a-position`;

  it('shows the widest ticks of each tier', () => {
    for (const [, fee] of tiers) {
      const spacing = TICK_SPACINGS[fee];
      const widest = Math.floor(TickMath.MAX_TICK / spacing) * spacing;
      says(mint, row(`${fee}, spacing ${spacing}`, `-${widest} to ${widest}`));
    }
  });

  it.each([2500, 1600])('shows the usable tick of %i DAI per WETH9', (price) => {
    const usable = nearestUsableTick(tickAt(price), TICK_SPACINGS[FeeAmount.MEDIUM]);
    const back = Number(tickToPrice(DAI, WETH, usable).invert().toFixed(2));
    says(
      mint,
      row(grouped(price), (1 / price).toFixed(6), tickAt(price), usable, grouped(back, 2)),
    );
  });

  it.each([
    [-887220, 887220],
    [-78240, -73800],
  ])('shows what a mint from %i to %i uses, and its minimum at 0.5%%', (tickLower, tickUpper) => {
    const position = Position.fromAmounts({
      pool,
      tickLower,
      tickUpper,
      amount0: String(4000n * wei),
      amount1: String(3n * wei),
      useFullPrecision: true,
    });
    const { amount0, amount1 } = position.mintAmounts;
    const least = position.mintAmountsWithSlippage(new Percent(50, 10_000));
    const used = [units(amount0, 2), units(amount1, 4)];
    const minima = [units(least.amount0, 2), units(least.amount1, 4)];
    says(mint, row(`${tickLower} to ${tickUpper}`, ...used, ...minima));
  });

  it('splits the fees of two trades', () => {
    const share = 4 / 2004;
    says(
      `${liquidity}/collect-fees`,
      `has ${(share * 100).toFixed(4)}% of its liquidity`,
      row('100,000 DAI in', '300 DAI', `${(100_000 * 0.003 * share).toFixed(6)} DAI`),
      row('50 WETH9 in', '0.15 WETH9', `${(50 * 0.003 * share).toFixed(6)} WETH9`),
    );
  });
});

describe('the flash guide', () => {
  /** Returns the output of a trade, in base units, with a pool whose liquidity covers the full range. */
  const trade = (amount: bigint, reserveIn: bigint, reserveOut: bigint, fee: bigint) => {
    const net = (amount * (1_000_000n - fee)) / 1_000_000n;
    return (reserveOut * net) / (reserveIn + net);
  };
  const fee = (amount: bigint, tier: bigint) => (amount * tier + 999_999n) / 1_000_000n;
  const borrowed = 10_000n * micro;

  it('charges the tier on the amount, rounded up', () => {
    const tiers = [100n, 500n, 3000n, 10000n];
    const costs = (amount: bigint) => tiers.map((tier) => fee(amount, tier).toString());
    says(
      `${flash}/calling-flash`,
      row(`10,000 USDC = ${borrowed}`, ...costs(borrowed)),
      row('1 base unit', ...costs(1n)),
      row('0', ...costs(0n)),
    );
  });

  it('computes the profit of the loan in its example', () => {
    const bought = trade(borrowed, 2_000_000n * micro, 1000n * wei, 3000n);
    const received = trade(bought, 1000n * wei, 2_200_000n * micro, 10000n);
    const owed = borrowed + fee(borrowed, 500n);
    const weth = (Number(bought) / 1e18).toFixed(5);
    const [back, left] = [received, received - owed].map((raw) => grouped(Number(raw) / 1e6, 2));
    says(
      `${flash}/inheritance-constructors`,
      row('buy in the 0.30% pool', `${weth} WETH9`),
      row('sell in the 1% pool', `${back} USDC`),
      row('repay, with 0.05%', `${grouped(Number(owed) / 1e6, 2)} USDC`),
      row('left for you', `${left} USDC`),
    );
    says(
      `${flash}/final-contract`,
      `buy in the 0.30% pool | 0 | ${weth} |`,
      `sell in the 1% pool | ${back} | 0 |`,
      `to the lender | ${left} | 0 |`,
    );
  });

  it('shows how far apart the prices have to be', () => {
    const apart = (1.0005 / (0.997 * 0.99) - 1) * 100;
    says(`${flash}/inheritance-constructors`, `= ${apart.toFixed(3)}\\%`);
    says(`${flash}/final-contract`, `${apart.toFixed(3)}% apart`);
  });
});
