import { sqrt } from '@uniswap/sdk-core';
import { FeeAmount, TICK_SPACINGS as sdkSpacings, TickMath } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import JSBI from 'jsbi';
import { describe, expect, it, test } from 'vitest';
import {
  feeName,
  fullRange,
  integerSquareRoot,
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  sqrtRatioAtTick,
  TICK_SPACINGS,
  tickAtSqrtRatio,
} from './tick-math';

const ticks = fc.integer({ min: MIN_TICK, max: MAX_TICK });
const ratios = fc.bigInt({ min: MIN_SQRT_RATIO, max: MAX_SQRT_RATIO - 1n });

const sdkRatio = (tick: number) => BigInt(TickMath.getSqrtRatioAtTick(tick).toString());
const sdkTick = (ratio: bigint) => TickMath.getTickAtSqrtRatio(JSBI.BigInt(ratio.toString()));

describe('sqrtRatioAtTick', () => {
  it('agrees with the published SDK at every power of two, around zero and at the bounds', () => {
    const powers = Array.from({ length: 20 }, (_, bit) => 2 ** bit);
    const extremes = [0, MAX_TICK - 1, MAX_TICK, ...powers, ...powers.map((power) => power - 1)];
    for (const tick of extremes.flatMap((value) => [value, -value])) {
      expect(sqrtRatioAtTick(tick)).toBe(sdkRatio(tick));
    }
  });

  it('agrees with the published SDK at any tick', () => {
    fc.assert(fc.property(ticks, (tick) => sqrtRatioAtTick(tick) === sdkRatio(tick)));
  });

  it("returns the SDK's bounds", () => {
    expect(MIN_SQRT_RATIO).toBe(BigInt(TickMath.MIN_SQRT_RATIO.toString()));
    expect(MAX_SQRT_RATIO).toBe(BigInt(TickMath.MAX_SQRT_RATIO.toString()));
    expect([MIN_TICK, MAX_TICK]).toEqual([TickMath.MIN_TICK, TickMath.MAX_TICK]);
  });

  it('rejects a tick that is fractional or out of bounds, and names it', () => {
    expect(() => sqrtRatioAtTick(0.5)).toThrow('Tick 0.5');
    expect(() => sqrtRatioAtTick(MAX_TICK + 1)).toThrow(RangeError);
    expect(() => sqrtRatioAtTick(MIN_TICK - 1)).toThrow(RangeError);
    expect(() => sqrtRatioAtTick(NaN)).toThrow(RangeError);
  });
});

describe('tickAtSqrtRatio', () => {
  it('agrees with the published SDK at any ratio', () => {
    fc.assert(fc.property(ratios, (ratio) => tickAtSqrtRatio(ratio) === sdkTick(ratio)));
  });

  it("agrees with the published SDK at a tick's own ratio and one unit below and above it", () => {
    fc.assert(
      fc.property(ticks, fc.constantFrom(-1n, 0n, 1n), (tick, offset) => {
        const ratio = sqrtRatioAtTick(tick) + offset;
        fc.pre(ratio >= MIN_SQRT_RATIO && ratio < MAX_SQRT_RATIO);
        return tickAtSqrtRatio(ratio) === sdkTick(ratio);
      }),
    );
  });

  it('returns the tick that the ratio came from', () => {
    const reachable = fc.integer({ min: MIN_TICK, max: MAX_TICK - 1 });
    fc.assert(fc.property(reachable, (tick) => tickAtSqrtRatio(sqrtRatioAtTick(tick)) === tick));
  });

  it('accepts the minimum and the last ratio below the maximum, but nothing outside', () => {
    expect(tickAtSqrtRatio(MIN_SQRT_RATIO)).toBe(MIN_TICK);
    expect(tickAtSqrtRatio(MAX_SQRT_RATIO - 1n)).toBe(MAX_TICK - 1);
    expect(() => tickAtSqrtRatio(MIN_SQRT_RATIO - 1n)).toThrow(RangeError);
    expect(() => tickAtSqrtRatio(MAX_SQRT_RATIO)).toThrow(RangeError);
  });
});

test('integerSquareRoot agrees with the published SDK, and beyond 256 bits with its definition', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }), (value) => {
      const root = integerSquareRoot(value);
      expect(root).toBe(BigInt(sqrt(JSBI.BigInt(value.toString())).toString()));
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 600n }), (value) => {
      const root = integerSquareRoot(value);
      expect(root * root <= value && (root + 1n) ** 2n > value).toBe(true);
    }),
  );
});

test('integerSquareRoot accepts the smallest numbers, squares, and numbers next to squares', () => {
  expect([0n, 1n, 2n, 3n, 4n].map(integerSquareRoot)).toEqual([0n, 1n, 1n, 1n, 2n]);
  const root = 10n ** 40n + 7n;
  expect(integerSquareRoot(root ** 2n)).toBe(root);
  expect(integerSquareRoot(root ** 2n - 1n)).toBe(root - 1n);
});

it('the fee tiers are those that the factory enables and the published SDK exports', () => {
  const sdk = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];
  expect([...TICK_SPACINGS]).toEqual(sdk.map((fee) => [fee, sdkSpacings[fee]]));
  expect([...TICK_SPACINGS.keys()].map(feeName)).toEqual(['0.01%', '0.05%', '0.3%', '1%']);
});

it('the full range ends at the last usable ticks', () => {
  expect(fullRange(1)).toEqual({ lower: -887_272, upper: 887_272 });
  expect(fullRange(10)).toEqual({ lower: -887_270, upper: 887_270 });
  expect(fullRange(60)).toEqual({ lower: -887_220, upper: 887_220 });
  expect(fullRange(200)).toEqual({ lower: -887_200, upper: 887_200 });
});
