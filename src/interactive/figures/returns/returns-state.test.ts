import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_VALUE } from '../figure-market';
import {
  DAYS,
  describeReturns,
  MOST_RATIO,
  PROVIDER_FEES,
  RATIO_STEPS,
  ratioAtStep,
  returnsCodec as codec,
  stepAtRatio,
  TURNOVER,
} from './returns-state';
import { readsBack } from '../../../../tests/address-codec';

const steps = fc.integer({ min: -RATIO_STEPS, max: RATIO_STEPS });
const states = fc.record({
  ratio: steps.map(ratioAtStep),
  turnover: fc.nat(100).map((halves) => halves / 2),
  days: fc.nat(DAYS.max),
  fee: fc.constantFrom(...PROVIDER_FEES),
});

describe('returnsCodec', () => {
  it('reads every state back as it was written', () => readsBack(codec, states));

  it('reads values on the sliders from any query', () => {
    const texts = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('', '-1', '1e99'));
    fc.assert(
      fc.property(texts, texts, texts, texts, (change, turnover, days, fee) => {
        const state = codec.read(
          new URLSearchParams({ change, turnover, days, 'provider-fee': fee }),
        );
        expect(Math.abs(stepAtRatio(state.ratio))).toBeLessThanOrEqual(RATIO_STEPS);
        expect(state.turnover).toBeGreaterThanOrEqual(TURNOVER.min);
        expect(state.turnover).toBeLessThanOrEqual(TURNOVER.max);
        expect(Number.isInteger(state.days) && state.days >= 0 && state.days <= DAYS.max).toBe(
          true,
        );
        expect(PROVIDER_FEES).toContain(state.fee);
      }),
    );
    expect(codec.read(new URLSearchParams('change=0'))).toEqual(codec.defaults);
  });
});

describe('describeReturns', () => {
  it('returns the loss of 5.72% at twice the price, and the days until fees make up for it', () => {
    const shown = describeReturns(codec.defaults);
    expect(shown.loss).toBeCloseTo(-0.05719, 5);
    expect(shown.growth).toBeCloseTo(1.00015 ** 180, 12);
    expect(shown.total).toBeCloseTo((1 - 0.0571909584) * 1.00015 ** 180 - 1, 9);
    expect(shown.breakEvenDays).toBeCloseTo(392.65, 1);
  });

  it('returns shares that match the values it returns', () => {
    fc.assert(
      fc.property(states, (state) => {
        const shown = describeReturns(state);
        expect(shown.share.value / shown.held.value - 1).toBeCloseTo(shown.loss, 10);
        expect(shown.shareWithFees.value / shown.held.value - 1).toBeCloseTo(shown.total, 10);
      }),
    );
    expect(describeReturns({ ...codec.defaults, ratio: 1 }).held.value).toBe(DEPOSIT_VALUE);
  });
});

describe('price slider', () => {
  it('has a step for each of its prices, and reaches both ends', () => {
    fc.assert(fc.property(steps, (step) => stepAtRatio(ratioAtStep(step)) === step));
    expect([ratioAtStep(-RATIO_STEPS), ratioAtStep(RATIO_STEPS)]).toEqual([0.2, MOST_RATIO]);
    expect(ratioAtStep(43)).toBe(2);
  });
});
