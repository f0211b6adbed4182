import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalEfficiency } from '../../../protocol/liquidity/position';
import { ENTRY_PRICE } from '../figure-market';
import {
  describeComparison,
  FACTORS,
  liquidityComparisonCodec as codec,
} from './liquidity-comparison-state';

describe('liquidityComparisonCodec', () => {
  it('reads every state back as it was written, and reads a value on the slider from any query', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const state = codec.read(new URLSearchParams({ width: text }));
        expect(state.factor).toBeGreaterThanOrEqual(FACTORS.min);
        expect(state.factor).toBeLessThanOrEqual(FACTORS.max);
        expect(codec.read(new URLSearchParams(codec.write(state)))).toEqual(state);
      }),
    );
  });
});

describe('describeComparison', () => {
  it('returns the capital efficiency of the range', () => {
    const { range, times } = describeComparison({ factor: 1.25 });
    expect(times).toBeCloseTo(capitalEfficiency(range, ENTRY_PRICE), 10);
    expect(times).toBeCloseTo(9.472, 3);
  });
});
