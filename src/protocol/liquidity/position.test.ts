import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount0ForLiquidity, amount1ForLiquidity } from './exact-amounts';
import { constantProductLiquidity, constantProductReserves } from './constant-product';
import {
  capitalEfficiency,
  positionAmounts,
  positionLiquidity,
  rangeStatus,
  valueInToken1,
} from './position';
import { priceAtTick } from './price-at-tick';
import { sqrtRatioAtTick } from './tick-math';

const DECIMALS = { decimals0: 18, decimals1: 6 };
// Liquidity in base units is sqrt(amount0 · amount1), so its decimals are half the sum of the tokens' decimals.
const RAW_LIQUIDITY = 1e12;

// Positions in WETH/USDC between about 0.02 and 200,000,000 USDC per WETH, at least one tick spacing of the 0.3% tier
// wide.
const positions = fc.record({
  lowerTick: fc.integer({ min: -316_000, max: -110_000 }),
  width: fc.integer({ min: 60, max: 100_000 }),
  priceOffset: fc.integer({ min: -20_000, max: 120_000 }),
  liquidity: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('positionAmounts', () => {
  it('agrees with the exact integers to one part in 10⁹ of the position, or one base unit', () => {
    fc.assert(
      fc.property(positions, ({ lowerTick, width, priceOffset, liquidity }) => {
        const [lower, upper] = [lowerTick, lowerTick + width];
        const tick = Math.min(Math.max(lowerTick + priceOffset, lower), upper);
        const raw = BigInt(liquidity) * BigInt(RAW_LIQUIDITY);
        const [a, p, b] = [lower, tick, upper].map(sqrtRatioAtTick) as [bigint, bigint, bigint];
        const range = {
          lower: priceAtTick(lower, DECIMALS),
          upper: priceAtTick(upper, DECIMALS),
        };
        const price = priceAtTick(lowerTick + priceOffset, DECIMALS);
        const drawn = positionAmounts(liquidity, range, price);
        const exact0 = Number(amount0ForLiquidity(p, b, raw, 'down')) / 1e18;
        const exact1 = Number(amount1ForLiquidity(a, p, raw, 'down')) / 1e6;
        const whole0 = Number(amount0ForLiquidity(a, b, raw, 'down')) / 1e18;
        const whole1 = Number(amount1ForLiquidity(a, b, raw, 'down')) / 1e6;
        expect(Math.abs(drawn.amount0 - exact0)).toBeLessThan(whole0 * 1e-9 + 1e-18);
        expect(Math.abs(drawn.amount1 - exact1)).toBeLessThan(whole1 * 1e-9 + 1e-6);
      }),
    );
  });

  it('holds only token0 below its range and only token1 above it', () => {
    const range = { lower: 1_500, upper: 2_500 };
    expect(positionAmounts(100, range, 1_000).amount1).toBe(0);
    expect(positionAmounts(100, range, 3_000).amount0).toBe(0);
    expect(positionAmounts(100, range, 1_000)).toEqual(positionAmounts(100, range, 1_500));
  });
});

describe('rangeStatus', () => {
  it('includes the lower bound and excludes the upper bound, as a pool does', () => {
    const range = { lower: 1_500, upper: 2_500 };
    expect([1_499, 1_500, 2_499, 2_500].map((price) => rangeStatus(range, price))).toEqual([
      'below',
      'in-range',
      'in-range',
      'above',
    ]);
  });
});

const prices = fc.double({ min: 1e-3, max: 1e6, noNaN: true });
const factors = fc.double({ min: 1.0001, max: 1e4, noNaN: true });

describe('positionLiquidity', () => {
  it('uses the whole deposit at any price', () => {
    fc.assert(
      fc.property(prices, prices, factors, (price, lower, factor) => {
        const range = { lower, upper: lower * factor };
        const liquidity = positionLiquidity(10_000, range, price);
        const value = valueInToken1(positionAmounts(liquidity, range, price), price);
        expect(Math.abs(value / 10_000 - 1)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('capitalEfficiency', () => {
  it('is the liquidity of a deposit in a range, divided by its liquidity over all prices', () => {
    fc.assert(
      fc.property(prices, factors, factors, (price, down, up) => {
        const range = { lower: price / down, upper: price * up };
        const ratio = positionLiquidity(1, range, price) / constantProductLiquidity(1, price);
        expect(Math.abs(capitalEfficiency(range, price) / ratio - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  it('has the closed form 1 / (1 − 1/√r) for a range from P/r to P·r', () => {
    for (const r of [1.01, 1.5, 2, 4, 100]) {
      const range = { lower: 2_000 / r, upper: 2_000 * r };
      expect(capitalEfficiency(range, 2_000)).toBeCloseTo(1 / (1 - 1 / Math.sqrt(r)), 8);
    }
  });

  it('approaches 1 as the range grows to all prices', () => {
    expect(capitalEfficiency({ lower: 1e-30, upper: 1e30 }, 1)).toBeCloseTo(1, 12);
  });

  it('trades as deep as the v1 curve with the same liquidity, because of virtual reserves', () => {
    const range = { lower: 1_600, upper: 2_500 };
    const real = positionAmounts(100, range, 2_000);
    const virtual = constantProductReserves(100, 2_000);
    expect(real.amount0 + 100 / Math.sqrt(range.upper)).toBeCloseTo(virtual.amount0, 10);
    expect(real.amount1 + 100 * Math.sqrt(range.lower)).toBeCloseTo(virtual.amount1, 8);
  });
});
