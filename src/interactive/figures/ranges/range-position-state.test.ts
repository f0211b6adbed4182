import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICK_SPACING } from '../figure-market';
import {
  AXIS,
  describePosition,
  HIGHEST_TICK,
  LOWEST_TICK,
  lowerTickBelow,
  PRICE_STEPS,
  priceAtStep,
  rangePositionCodec as codec,
  stepAtPrice,
  upperTickAbove,
} from './range-position-state';
import { readsBack } from '../../../../tests/address-codec';

const spacings = (HIGHEST_TICK - LOWEST_TICK) / TICK_SPACING;

const steps = fc.integer({ min: -PRICE_STEPS, max: PRICE_STEPS });

const states = fc
  .tuple(fc.nat(spacings), fc.nat(spacings), steps)
  .filter(([a, b]) => a !== b)
  .map(([a, b, step]) => ({
    lowerTick: LOWEST_TICK + Math.min(a, b) * TICK_SPACING,
    upperTick: LOWEST_TICK + Math.max(a, b) * TICK_SPACING,
    price: priceAtStep(step),
  }));

describe('rangePositionCodec', () => {
  it('reads every state back as it was written', () => readsBack(codec, states));

  it('reads a valid state from any query', () => {
    const texts = fc.oneof(fc.string(), fc.double().map(String));
    const ranges = fc.oneof(
      texts,
      fc.tuple(texts, texts).map((pair) => pair.join('-')),
    );
    fc.assert(
      fc.property(ranges, texts, (range, price) => {
        const state = codec.read(new URLSearchParams({ range, price }));
        expect(state.lowerTick).toBeGreaterThanOrEqual(LOWEST_TICK);
        expect(state.upperTick).toBeLessThanOrEqual(HIGHEST_TICK);
        expect(state.upperTick - state.lowerTick).toBeGreaterThanOrEqual(TICK_SPACING);
        expect(Math.abs(state.lowerTick % TICK_SPACING)).toBe(0);
        expect(Math.abs(stepAtPrice(state.price))).toBeLessThanOrEqual(PRICE_STEPS);
      }),
    );
  });

  it('reads the range and the price from a query', () => {
    const shown = describePosition(codec.read(new URLSearchParams('range=1800-2200&price=2100')));
    expect(Math.abs(shown.range.lower / 1_800 - 1)).toBeLessThan(0.0031);
    expect(Math.abs(shown.range.upper / 2_200 - 1)).toBeLessThan(0.0031);
    expect(shown.price).toBe(2_100);
  });
});

describe('price slider', () => {
  it('has a step for each of its prices, and reaches both ends of the axis', () => {
    fc.assert(fc.property(steps, (step) => stepAtPrice(priceAtStep(step)) === step));
    expect([priceAtStep(-PRICE_STEPS), priceAtStep(PRICE_STEPS)]).toEqual([AXIS.lower, AXIS.upper]);
  });
});

describe('bounds', () => {
  it('never cross', () => {
    expect(lowerTickBelow(-190_000, -200_040)).toBe(-200_100);
    expect(upperTickAbove(-210_000, -200_040)).toBe(-199_980);
  });
});
