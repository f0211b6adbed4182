import { runInNewContext } from 'node:vm';
import {
  FeeAmount,
  Pool,
  SwapMath,
  TICK_SPACINGS,
  TickMath,
  nearestUsableTick,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { grouped } from './page-text';
import { big, tiers, USDC, WETH } from './tokens';
import { page, rowsOf } from './v3-reference-page';

/** Runs a page's TypeScript sketch with the given variables. Returns the values of the variables in `names`. */
const sketchOf = (of: string, given: Record<string, unknown>, names: string) => {
  const code = /```ts sketch\n([^`]+)```/.exec(of)?.[1] ?? '';
  return Array.from(runInNewContext(`${code}; [${names}]`, given) as [number, number, number]) as [
    number,
    number,
    number,
  ];
};

const two = JSBI.BigInt(2);
const q96 = JSBI.exponentiate(two, JSBI.BigInt(96));

const widest = (fee: FeeAmount) => nearestUsableTick(TickMath.MAX_TICK, TICK_SPACINGS[fee]);

describe('the numbers on the reference pages of v3 core and its libraries', () => {
  it("compute the SDK's price from sqrtPriceX96, step by step", () => {
    const state = page('core/interfaces/pool/IUniswapV3PoolState');
    const cells = Object.fromEntries(rowsOf('core/interfaces/pool/IUniswapV3PoolState')) as Record<
      string,
      string
    >;
    const sqrtPriceX96 = cells['`sqrtPriceX96`'] ?? '';
    const sqrt = JSBI.BigInt(sqrtPriceX96);
    const pool = new Pool(USDC, WETH, FeeAmount.MEDIUM, sqrt, 0, TickMath.getTickAtSqrtRatio(sqrt));
    expect(pool.token0).toBe(USDC);

    const [squareRoot, wethPerUsdc, usdcPerWeth] = sketchOf(
      state,
      { sqrtPriceX96 },
      'root, wethPerUsdc, usdcPerWeth',
    );
    expect(cells['divided by $2^{96}$']).toBe(squareRoot.toFixed(6));
    expect(Number(cells['squared: wei of WETH per base unit of USDC'])).toBeCloseTo(
      squareRoot ** 2,
      3,
    );
    expect(Number(cells['times $10^{6-18}$: WETH per USDC'])).toBeCloseTo(wethPerUsdc, 12);
    expect(Number(cells['inverted: USDC per WETH'])).toBeCloseTo(usdcPerWeth, 6);
    expect(pool.token0Price.toSignificant(10)).toBe(cells['times $10^{6-18}$: WETH per USDC']);
    expect(pool.token1Price.toSignificant(10)).toBe(cells['inverted: USDC per WETH']);
  });

  it('show the full-range ticks and the liquidity limit of each tier', () => {
    expect(
      rowsOf('core/libraries/TickMath').filter(([fee]) => /^[\d.]+%$/.test(fee ?? '')),
    ).toEqual(
      tiers.map(([name, fee]) => [
        name,
        `${TICK_SPACINGS[fee]}`,
        `${-widest(fee)} to ${widest(fee)}`,
      ]),
    );
    const limits = rowsOf('core/interfaces/pool/IUniswapV3PoolImmutables').filter(([spacing]) =>
      /^\d+$/.test(spacing ?? ''),
    );
    expect(limits).toEqual(
      tiers.map(([, fee]) => {
        const ticks = (2 * widest(fee)) / TICK_SPACINGS[fee] + 1;
        return [`${TICK_SPACINGS[fee]}`, `${(2n ** 128n - 1n) / BigInt(ticks)}`];
      }),
    );
  });

  it('show the last tick that a price can have', () => {
    const last = TickMath.getTickAtSqrtRatio(
      JSBI.subtract(TickMath.MAX_SQRT_RATIO, JSBI.BigInt(1)),
    );
    expect(page('core/libraries/TickMath')).toContain(
      `the greatest tick that it returns is ${last}.`,
    );
    for (const path of ['core/pool', 'core/libraries/TickMath']) {
      expect(page(path)).toContain(`±${TickMath.MAX_TICK}`);
    }
  });

  it('show the fixed-point scales in full', () => {
    expect(page('core/libraries/FixedPoint96')).toContain(`$2^{96}$ = ${2n ** 96n}.`);
    expect(page('core/libraries/FixedPoint128')).toContain(`$2^{128}$ = ${2n ** 128n}.`);
  });

  it('show the most and the least significant bit', () => {
    const rows = rowsOf('core/libraries/BitMath').filter(([x]) => /^\d+$/.test(x ?? ''));
    expect(rows).toHaveLength(4);
    for (const [x, most, least] of rows) {
      const bits = Number(x).toString(2);
      expect([most, least]).toEqual([`${bits.length - 1}`, `${/0*$/.exec(bits)?.[0].length}`]);
    }
  });

  it('show the word and the bit of a tick', () => {
    const bitmap = page('core/libraries/TickBitmap');
    const rows = rowsOf('core/libraries/TickBitmap')
      .filter(([tick]) => /^-?\d+$/.test(tick ?? ''))
      .map((row) => row.map(Number));
    expect(rows).toHaveLength(4);
    for (const [tick, spacing, ...shown] of rows) {
      expect(sketchOf(bitmap, { tick, spacing }, 'compressed, word, bit')).toEqual(shown);
      expect((shown[1] ?? 0) * 256 + (shown[2] ?? 0)).toBe((tick ?? 0) / (spacing ?? 1));
    }
  });

  it('show the step of a swap that the page describes', () => {
    const [, amountIn, amountOut, fee] = SwapMath.computeSwapStep(
      q96,
      TickMath.getSqrtRatioAtTick(-6000),
      JSBI.exponentiate(JSBI.BigInt(10), JSBI.BigInt(18)),
      JSBI.BigInt(1_000_000),
      FeeAmount.MEDIUM,
    ).map((value) => grouped(big(value)));
    expect(page('core/libraries/SwapMath')).toContain(
      `\`amountIn\` is ${amountIn}, \`feeAmount\` is ${fee} and \`amountOut\` is ${amountOut}.`,
    );
  });

  it('show the fee of a flash loan by the formula', () => {
    const fee = (10_000_000n * 500n + 999_999n) / 1_000_000n;
    expect(page('core/interfaces/callback/IUniswapV3FlashCallback')).toContain(
      `10,000,000 units at fee 500 costs ${grouped(fee)}`,
    );
  });
});
