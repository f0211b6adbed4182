import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constantProductLiquidity, constantProductReserves } from './constant-product';
import { valueInToken1 } from './position';

const prices = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
const values = fc.double({ min: 1, max: 1e9, noNaN: true });

describe('constantProductReserves', () => {
  it('stays on x · y = L² and shows its price as y / x', () => {
    fc.assert(
      fc.property(values, prices, (liquidity, price) => {
        const { amount0, amount1 } = constantProductReserves(liquidity, price);
        expect(Math.abs((amount0 * amount1) / liquidity ** 2 - 1)).toBeLessThan(1e-12);
        expect(Math.abs(amount1 / amount0 / price - 1)).toBeLessThan(1e-12);
      }),
    );
  });
});

describe('constantProductLiquidity', () => {
  it('splits a deposit into halves of equal value', () => {
    const reserves = constantProductReserves(constantProductLiquidity(10_000, 2_000), 2_000);
    expect(reserves.amount0).toBeCloseTo(2.5, 12);
    expect(reserves.amount1).toBeCloseTo(5_000, 9);
  });

  it('uses the whole deposit', () => {
    fc.assert(
      fc.property(values, prices, (value, price) => {
        const reserves = constantProductReserves(constantProductLiquidity(value, price), price);
        expect(Math.abs(valueInToken1(reserves, price) / value - 1)).toBeLessThan(1e-12);
      }),
    );
  });
});
