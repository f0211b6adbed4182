import { TickMath } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import {
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  sqrtRatioAtTick,
  tickAtSqrtRatio,
} from './sqrt-ratio';

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

  it('gives the bounds that the SDK publishes', () => {
    expect(MIN_SQRT_RATIO).toBe(BigInt(TickMath.MIN_SQRT_RATIO.toString()));
    expect(MAX_SQRT_RATIO).toBe(BigInt(TickMath.MAX_SQRT_RATIO.toString()));
    expect([MIN_TICK, MAX_TICK]).toEqual([TickMath.MIN_TICK, TickMath.MAX_TICK]);
  });

  it('refuses a tick that is fractional or out of bounds, and names it', () => {
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

  it('agrees with the published SDK on a tick and one unit to either side of it', () => {
    fc.assert(
      fc.property(ticks, fc.constantFrom(-1n, 0n, 1n), (tick, offset) => {
        const ratio = sqrtRatioAtTick(tick) + offset;
        fc.pre(ratio >= MIN_SQRT_RATIO && ratio < MAX_SQRT_RATIO);
        return tickAtSqrtRatio(ratio) === sdkTick(ratio);
      }),
    );
  });

  it('gives the same tick back', () => {
    const reachable = fc.integer({ min: MIN_TICK, max: MAX_TICK - 1 });
    fc.assert(fc.property(reachable, (tick) => tickAtSqrtRatio(sqrtRatioAtTick(tick)) === tick));
  });

  it('takes the minimum and the last ratio below the maximum, and nothing outside', () => {
    expect(tickAtSqrtRatio(MIN_SQRT_RATIO)).toBe(MIN_TICK);
    expect(tickAtSqrtRatio(MAX_SQRT_RATIO - 1n)).toBe(MAX_TICK - 1);
    expect(() => tickAtSqrtRatio(MIN_SQRT_RATIO - 1n)).toThrow(RangeError);
    expect(() => tickAtSqrtRatio(MAX_SQRT_RATIO)).toThrow(RangeError);
  });
});
