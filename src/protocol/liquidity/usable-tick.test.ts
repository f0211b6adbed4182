import { nearestUsableTick as sdkNearestUsableTick, TICK_SPACINGS } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TICK, MIN_TICK } from './tick-math';
import { nearestUsableTick } from './usable-tick';

const spacings = fc.oneof(
  fc.constantFrom(...Object.values(TICK_SPACINGS)),
  fc.integer({ min: 1, max: 16_384 }),
);

describe('nearestUsableTick', () => {
  it('agrees with the published SDK at any tick and spacing', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_TICK, max: MAX_TICK }), spacings, (tick, spacing) => {
        // The SDK may return -0, which is the same tick.
        expect(nearestUsableTick(tick, spacing)).toBe(sdkNearestUsableTick(tick, spacing) + 0);
      }),
    );
  });

  it('stays inside the bounds at both ends of every fee tier', () => {
    for (const spacing of Object.values(TICK_SPACINGS)) {
      for (const tick of [MIN_TICK, MAX_TICK]) {
        expect(nearestUsableTick(tick, spacing)).toBe(sdkNearestUsableTick(tick, spacing));
        expect(Math.abs(nearestUsableTick(tick, spacing))).toBeLessThanOrEqual(MAX_TICK);
      }
    }
  });

  it('rounds halves up and never returns negative zero', () => {
    expect(nearestUsableTick(30, 60)).toBe(60);
    expect(nearestUsableTick(-30, 60)).toBe(0);
    expect(nearestUsableTick(-10, 60)).toBe(0);
  });

  it('rejects an invalid spacing or tick', () => {
    expect(() => nearestUsableTick(0, 0)).toThrow(RangeError);
    expect(() => nearestUsableTick(0, 1.5)).toThrow(RangeError);
    expect(() => nearestUsableTick(0.5, 60)).toThrow(RangeError);
    expect(() => nearestUsableTick(MAX_TICK + 1, 60)).toThrow(RangeError);
  });
});
