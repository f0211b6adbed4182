import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullRange, TICK_SPACINGS } from '../../lib/liquidity/fee-tiers';
import { MAX_TICK, MIN_TICK } from '../../lib/liquidity/sqrt-ratio';
import {
  describeCanvas,
  rangeCanvasCodec as codec,
  readDesired,
  spacingOf,
  withBound,
  withFee,
  withPrices,
  type RangeCanvasState,
} from './range-canvas-state';
import { PRICE_STEPS, priceAtStep } from './range-position-state';

const fees = fc.constantFrom(...TICK_SPACINGS.keys());
const ticks = fc.integer({ min: MIN_TICK, max: MAX_TICK });
const states: fc.Arbitrary<RangeCanvasState> = fc
  .tuple(
    fees,
    ticks,
    ticks,
    fc.integer({ min: -PRICE_STEPS, max: PRICE_STEPS }),
    fc.nat(),
    fc.nat(),
  )
  .map(([fee, a, b, step, amount0, amount1]) => ({
    ...codec.read(
      new URLSearchParams({
        'mint-fee': String(fee),
        'mint-range': `${Math.min(a, b)}:${Math.max(a, b)}`,
      }),
    ),
    price: priceAtStep(step),
    amount0: String(amount0 / 1_000),
    amount1: String(amount1 / 1_000),
  }));

function expectUsable({ fee, lowerTick, upperTick }: RangeCanvasState) {
  const spacing = spacingOf(fee);
  expect(Math.abs(lowerTick % spacing) + Math.abs(upperTick % spacing)).toBe(0);
  expect(upperTick - lowerTick).toBeGreaterThanOrEqual(spacing);
  expect(lowerTick).toBeGreaterThanOrEqual(MIN_TICK);
  expect(upperTick).toBeLessThanOrEqual(MAX_TICK);
}

describe('rangeCanvasCodec', () => {
  it('reads back every state that it writes', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(codec.read(new URLSearchParams(codec.write(state)))).toEqual(state);
      }),
    );
  });

  it('makes a position that can be minted of any address', () => {
    const texts = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('-1', '1e400'));
    const pairs = fc.oneof(
      texts,
      fc.tuple(fc.integer(), fc.integer()).map((pair) => pair.join(':')),
      fc.tuple(ticks, ticks).map((pair) => pair.join(':')),
    );
    fc.assert(
      fc.property(texts, pairs, texts, pairs, (fee, range, price, amounts) => {
        const state = codec.read(
          new URLSearchParams({
            'mint-fee': fee,
            'mint-range': range,
            'mint-price': price,
            'mint-amounts': amounts,
          }),
        );
        expectUsable(state);
        expect(() => describeCanvas(state)).not.toThrow();
      }),
    );
  });
});

describe('bounds', () => {
  it('stay usable and never cross, whatever moves them', () => {
    fc.assert(
      fc.property(states, ticks, fees, (state, tick, fee) => {
        expectUsable(withBound(state, 'lowerTick', tick));
        expectUsable(withBound(state, 'upperTick', tick));
        expectUsable(withFee(state, fee));
        expectUsable(withPrices(state, state.price, state.price));
      }),
    );
  });

  it('of a full range stay full in another fee tier', () => {
    const { lower, upper } = fullRange(60);
    const full = { ...codec.defaults, lowerTick: lower, upperTick: upper };
    expect(describeCanvas(full).isFull).toBe(true);
    expect(withFee(full, 500)).toMatchObject({ lowerTick: -887_270, upperTick: 887_270 });
  });
});

describe('describeCanvas', () => {
  it('takes at most what is offered, and one token alone outside the range', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { amount0, amount1, left, status } = describeCanvas(state);
        expect(left.amount0 >= 0n && left.amount1 >= 0n).toBe(true);
        if (status === 'below') expect(amount1).toBe(0n);
        if (status === 'above') expect(amount0).toBe(0n);
      }),
    );
  });

  it('compares with the full range', () => {
    const { lower, upper } = fullRange(60);
    const full = { ...codec.defaults, lowerTick: lower, upperTick: upper };
    expect(describeCanvas(full).efficiency).toBeCloseTo(1, 3);
    expect(describeCanvas(codec.defaults).efficiency).toBeGreaterThan(7);
  });
});

it('an amount with too many decimals is explained', () => {
  expect(readDesired(codec.defaults, 'amount1', '0.0000001').problem).toMatch(/6 decimals/);
  expect(readDesired(codec.defaults, 'amount0', '1e30').problem).toMatch(/more than/);
  expect(readDesired(codec.defaults, 'amount0', '1,000.50').value).toEqual({ amount0: '1000.50' });
});
