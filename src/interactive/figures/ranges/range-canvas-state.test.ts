import { Token } from '@uniswap/sdk-core';
import { FeeAmount, Pool, Position, TickMath } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import {
  fullRange,
  MAX_TICK,
  MIN_TICK,
  TICK_SPACINGS,
} from '../../../protocol/liquidity/tick-math';
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
import { readsBack } from '../../../../tests/address-codec';

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
        'mint-ticks': `${Math.min(a, b)}:${Math.max(a, b)}`,
      }),
    ),
    price: priceAtStep(step),
    amount0: String(amount0 / 1_000),
    amount1: String(amount1 / 1_000),
  }));

const poolTick = ({ current }: { current: bigint }): number =>
  TickMath.getTickAtSqrtRatio(JSBI.BigInt(current.toString()));

function expectUsable({ fee, lowerTick, upperTick }: RangeCanvasState) {
  const spacing = spacingOf(fee);
  expect(Math.abs(lowerTick % spacing) + Math.abs(upperTick % spacing)).toBe(0);
  expect(upperTick - lowerTick).toBeGreaterThanOrEqual(spacing);
  expect(lowerTick).toBeGreaterThanOrEqual(MIN_TICK);
  expect(upperTick).toBeLessThanOrEqual(MAX_TICK);
}

describe('rangeCanvasCodec', () => {
  it('reads every state back as it was written', () => readsBack(codec, states));

  it('reads a position that can be minted from any query', () => {
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
            'mint-ticks': range,
            'mint-price': price,
            'mint-desired': amounts,
          }),
        );
        expectUsable(state);
        expect(() => describeCanvas(state)).not.toThrow();
      }),
    );
  });
});

describe('bounds', () => {
  it('stay on usable ticks and never cross, whatever changes them', () => {
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
  it('equals the mint that the published SDK computes for USDC and WETH in their order on mainnet', () => {
    const [usdc, weth] = [
      new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6),
      new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18),
    ];
    expect(usdc.sortsBefore(weth)).toBe(true);
    const { lowerTick, upperTick } = codec.defaults;
    const canvas = describeCanvas(codec.defaults);
    const pool = new Pool(
      usdc,
      weth,
      FeeAmount.MEDIUM,
      canvas.current.toString(),
      0,
      poolTick(canvas),
    );
    const position = Position.fromAmounts({
      pool,
      tickLower: lowerTick,
      tickUpper: upperTick,
      amount0: canvas.desired.amount0.toString(),
      amount1: canvas.desired.amount1.toString(),
      useFullPrecision: false,
    });
    expect(position.liquidity.toString()).toBe(canvas.liquidity.toString());
    expect(position.mintAmounts.amount0.toString()).toBe(canvas.amount0.toString());
    expect(position.mintAmounts.amount1.toString()).toBe(canvas.amount1.toString());
    expect(Number(pool.token1Price.toSignificant(8))).toBeCloseTo(2_000, 2);
    expect(canvas.range.lower).toBeCloseTo(1_500, -2);
    expect(canvas.range.upper).toBeCloseTo(2_500, -2);
  });

  it('uses at most the desired amounts, and only one token outside the range', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { amount0, amount1, left, status } = describeCanvas(state);
        expect(left.amount0 >= 0n && left.amount1 >= 0n).toBe(true);
        // The status is by price. Below the range, a position is all WETH, which is token1.
        if (status === 'below') expect(amount0).toBe(0n);
        if (status === 'above') expect(amount1).toBe(0n);
      }),
    );
  });

  it('computes the efficiency compared with the full range', () => {
    const { lower, upper } = fullRange(60);
    const full = { ...codec.defaults, lowerTick: lower, upperTick: upper };
    expect(describeCanvas(full).efficiency).toBeCloseTo(1, 3);
    expect(describeCanvas(codec.defaults).efficiency).toBeGreaterThan(7);
  });
});

it('an amount with too many decimals is explained', () => {
  expect(readDesired(codec.defaults, 'amount0', '0.0000001').problem).toMatch(/6 decimals/);
  expect(readDesired(codec.defaults, 'amount1', '1e30').problem).toMatch(/more than/);
  expect(readDesired(codec.defaults, 'amount0', '1,000.50').value).toEqual({ amount0: '1000.50' });
});
