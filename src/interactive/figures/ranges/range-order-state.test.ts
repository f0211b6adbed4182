import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeOrder, ORDER_AMOUNT, ORDER_AXIS, rangeOrderCodec } from './range-order-state';

describe('describeOrder', () => {
  it('sells everything at the average price that it returns', () => {
    const filled = describeOrder(ORDER_AXIS.upper);
    expect(filled.amounts.amount0).toBe(0);
    expect(filled.amounts.amount1 / ORDER_AMOUNT).toBeCloseTo(filled.averagePrice ?? NaN, 9);
  });

  it('returns the average price of the part sold so far', () => {
    const partly = describeOrder(2_250);
    const sold = ORDER_AMOUNT - partly.amounts.amount0;
    expect(partly.amounts.amount1 / sold).toBeCloseTo(partly.averagePrice ?? NaN, 6);
  });

  it('has no average price before anything is sold', () => {
    expect(describeOrder(2_000).averagePrice).toBeUndefined();
  });
});

describe('rangeOrderCodec', () => {
  it('reads a price on the slider from any query', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const { price } = rangeOrderCodec.read(new URLSearchParams({ 'order-price': text }));
        expect(price).toBeGreaterThanOrEqual(ORDER_AXIS.lower);
        expect(price).toBeLessThanOrEqual(ORDER_AXIS.upper);
        expect((price - ORDER_AXIS.lower) % ORDER_AXIS.step).toBe(0);
      }),
    );
  });
});
