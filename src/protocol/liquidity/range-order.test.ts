import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount0ForLiquidity, amount1ForLiquidity } from './exact-amounts';
import { positionAmounts } from './position';
import { averageExecutionPrice, convertedFraction } from './range-order';
import { sqrtRatioAtTick } from './tick-math';

const ranges = fc
  .tuple(
    fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    fc.double({ min: 1.001, max: 100, noNaN: true }),
  )
  .map(([lower, factor]) => ({ lower, upper: lower * factor }));

describe('convertedFraction', () => {
  it('is the share of its token0 that the position has sold', () => {
    fc.assert(
      fc.property(ranges, fc.double({ min: -0.5, max: 1.5, noNaN: true }), (range, along) => {
        const price = range.lower * (range.upper / range.lower) ** along;
        const before = positionAmounts(1, range, range.lower).amount0;
        const now = positionAmounts(1, range, price).amount0;
        expect(convertedFraction(range, price)).toBeCloseTo(1 - now / before, 9);
      }),
    );
  });

  it('is 0 up to the lower bound, and 1 from the upper bound on', () => {
    const range = { lower: 2_100, upper: 2_400 };
    expect([1_000, 2_100, 2_400, 9_000].map((price) => convertedFraction(range, price))).toEqual([
      0, 0, 1, 1,
    ]);
  });
});

describe('averageExecutionPrice', () => {
  it('is token1 received per token0 sold, computed with the pool’s integers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: 10, max: 50_000 }),
        (lowerTick, width) => {
          const lower = sqrtRatioAtTick(lowerTick);
          const upper = sqrtRatioAtTick(lowerTick + width);
          const liquidity = 10n ** 30n;
          const sold = Number(amount0ForLiquidity(lower, upper, liquidity, 'down'));
          const received = Number(amount1ForLiquidity(lower, upper, liquidity, 'down'));
          const bounds = { lower: 1.0001 ** lowerTick, upper: 1.0001 ** (lowerTick + width) };
          expect(Math.abs(received / sold / averageExecutionPrice(bounds) - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });
});
