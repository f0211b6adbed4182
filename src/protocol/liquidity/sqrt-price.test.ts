import { Rounding, Token } from '@uniswap/sdk-core';
import { encodeSqrtRatioX96, TickMath, tickToPrice } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from '../exact/decimal-text';
import { formatFraction, invert } from '../exact/fraction';
import {
  fractionalTick,
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  priceAtSqrtRatio,
  sqrtRatioAtPrice,
  sqrtRatioAtTick,
  tickOfBoundedRatio,
} from './tick-math';

const ticks = fc.oneof(
  fc.integer({ min: MIN_TICK, max: MAX_TICK }),
  fc.constantFrom(MIN_TICK, MAX_TICK, 0, -1, 1),
);
const decimals = fc.integer({ min: 0, max: 36 });
const token = (digit: string, places: number) => new Token(1, `0x${digit.repeat(40)}`, places);
const USDC_WETH = { decimals0: 6, decimals1: 18 };

describe('priceAtSqrtRatio', () => {
  it('agrees with the published SDK at any tick and decimals, in both directions', () => {
    fc.assert(
      fc.property(ticks, decimals, decimals, (tick, decimals0, decimals1) => {
        const [token0, token1] = [token('1', decimals0), token('2', decimals1)];
        const price = priceAtSqrtRatio(sqrtRatioAtTick(tick), { decimals0, decimals1 });
        const sdk = tickToPrice(token0, token1, tick);
        const text = (value: { toSignificant: typeof sdk.toSignificant }) =>
          Number(value.toSignificant(12, undefined, Rounding.ROUND_DOWN));
        expect(Number(formatFraction(price, 12, 'down'))).toBe(text(sdk));
        expect(Number(formatFraction(invert(price), 12, 'down'))).toBe(text(sdk.invert()));
      }),
    );
  });
});

describe('sqrtRatioAtPrice', () => {
  it('agrees with the published SDK for any two amounts', () => {
    const amounts = fc.bigInt({ min: 1n, max: (1n << 128n) - 1n });
    fc.assert(
      fc.property(amounts, amounts, (numerator, denominator) => {
        const sdk = encodeSqrtRatioX96(numerator.toString(), denominator.toString());
        const ratio = sqrtRatioAtPrice(
          { numerator, denominator },
          { decimals0: 18, decimals1: 18 },
        );
        expect(ratio).toBe(BigInt(sdk.toString()));
      }),
    );
  });

  it('returns the sqrt price that the price came from', () => {
    const ratios = fc.bigInt({ min: MIN_SQRT_RATIO, max: MAX_SQRT_RATIO });
    fc.assert(
      fc.property(ratios, decimals, decimals, (ratio, decimals0, decimals1) => {
        const pair = { decimals0, decimals1 };
        expect(sqrtRatioAtPrice(priceAtSqrtRatio(ratio, pair), pair)).toBe(ratio);
      }),
    );
  });

  it('returns the sqrt price of the published SDK for 2,000 USDC per WETH', () => {
    const price = readDecimal('2000').value ?? { numerator: 0n, denominator: 1n };
    const ratio = sqrtRatioAtPrice(invert(price), USDC_WETH);
    expect(ratio).toBe(1_771_595_571_142_957_102_961_017_161_607_260n);
    expect(ratio).toBe(BigInt(encodeSqrtRatioX96(String(10n ** 18n), '2000000000').toString()));
    expect(tickOfBoundedRatio(ratio)).toBe(200_311);
  });
});

describe('tickOfBoundedRatio', () => {
  it('accepts both bounds', () => {
    expect(tickOfBoundedRatio(BigInt(TickMath.MIN_SQRT_RATIO.toString()))).toBe(MIN_TICK);
    expect(tickOfBoundedRatio(BigInt(TickMath.MAX_SQRT_RATIO.toString()))).toBe(MAX_TICK);
    expect(() => tickOfBoundedRatio(MAX_SQRT_RATIO + 1n)).toThrow(RangeError);
  });
});

describe('fractionalTick', () => {
  it('is between the tick and the next, halfway at the geometric mean', () => {
    const [low, high] = [sqrtRatioAtTick(200_311), sqrtRatioAtTick(200_312)];
    expect(fractionalTick(200_311, low, low)).toBe(200_311);
    expect(fractionalTick(200_311, low, high)).toBeCloseTo(200_312, 6);
    expect(fractionalTick(200_311, low, (low + high) / 2n)).toBeCloseTo(200_311.5, 4);
  });
});
