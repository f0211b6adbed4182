import { nearestUsableTick } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  TICK_SPACINGS,
} from '../../../protocol/liquidity/tick-math';
import { describePrice, PRICE_PRESETS } from './describe-price';
import {
  priceLabCodec as codec,
  readDecimals,
  readSource,
  readSymbol,
  turnRound,
  withChange,
  type PriceLabState,
} from './price-lab-state';
import { readsBack } from '../../../../tests/address-codec';

const states: fc.Arbitrary<PriceLabState> = fc
  .tuple(
    fc.oneof(
      fc
        .integer({ min: MIN_TICK, max: MAX_TICK })
        .map((tick) => ({ source: 'tick' as const, text: String(tick) })),
      fc
        .bigInt({ min: MIN_SQRT_RATIO, max: MAX_SQRT_RATIO })
        .map((ratio) => ({ source: 'sqrt' as const, text: ratio.toString() })),
    ),
    fc.nat(255),
    fc.nat(255),
    fc.constantFrom(...TICK_SPACINGS.keys()),
  )
  .map(([given, decimals0, decimals1, fee]) => ({
    ...given,
    fee,
    token0: { symbol: 'AAA', decimals: decimals0 },
    token1: { symbol: 'USDC.e', decimals: decimals1 },
  }));

const through = (state: PriceLabState) => codec.read(new URLSearchParams(codec.write(state)));

describe('priceLabCodec', () => {
  it('reads every state back as it was written', () => {
    readsBack(codec, states);
    for (const source of ['price', 'inverse'] as const) {
      const { value } = withChange(codec.defaults, { source, text: '0.000,5e-3' });
      expect(value).toBeUndefined();
      const small = withChange(codec.defaults, { source, text: '4.5e-3' }).value;
      expect(small && through(small)).toEqual(small);
    }
  });

  it('reads a price that can be shown from any query', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom('tick:1e9', 'sqrt:-1', 'price:0', 'inverse:1e400', 'tick:', 'price:2.5.1'),
    );
    const tokens = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(300), fc.nat(300)).map(([a, b]) => `A-${a}-B-${b}`),
      fc.constantFrom('A-0-A-0', '<b>-1-C-2', 'A-255-B-0'),
    );
    fc.assert(
      fc.property(texts, tokens, fc.string(), (lab, pair, fee) => {
        const state = codec.read(new URLSearchParams({ lab, 'lab-tokens': pair, 'lab-fee': fee }));
        expect(() => describePrice(state)).not.toThrow();
        expect(state.token0.symbol).not.toBe(state.token1.symbol);
      }),
    );
  });
});

describe('describePrice', () => {
  it('starts at 2,000 USDC per WETH', () => {
    const { tick, ratio, text, nearest } = describePrice(codec.defaults);
    expect(tick).toBe(200_311);
    expect(ratio).toBe(1_771_595_571_142_957_102_961_017_161_607_260n);
    expect(text).toMatchObject({ price: '0.0005', inverse: '2000', tick: '200311' });
    expect(nearest.tick).toBe(200_340);
  });

  it('places the price between its neighbors, and finds the same nearest usable tick as the SDK', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { tick, spacing, nearest, scale, place, bounds } = describePrice(state);
        expect(nearest.tick).toBe(nearestUsableTick(tick, spacing) + 0);
        expect(scale.some((mark) => mark?.tick === nearest.tick)).toBe(true);
        expect(place).toBeGreaterThanOrEqual(1);
        expect(place).toBeLessThanOrEqual(2);
        expect(place).toBeGreaterThanOrEqual(bounds.lower);
        expect(place).toBeLessThanOrEqual(bounds.upper + 1e-9);
        for (const mark of scale) expect(Math.abs(mark?.tick ?? 0)).toBeLessThanOrEqual(MAX_TICK);
      }),
    );
  });

  it('shows the same price when the text of a field is typed into it', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { text, tick, ratio } = describePrice(state);
        expect(readSource('sqrt', text.sqrt, state).value?.ratio).toBe(ratio);
        const again = withChange(state, { source: 'tick', text: text.tick }).value;
        expect(again && describePrice(again).tick).toBe(tick);
      }),
    );
  });

  it('shows the lowest and the highest possible price', () => {
    const [, , lowest, highest] = PRICE_PRESETS.map(({ change }) =>
      describePrice({ ...codec.defaults, ...change }),
    );
    expect([lowest?.tick, lowest?.nearest.tick]).toEqual([MIN_TICK, -887_220]);
    expect([highest?.tick, highest?.nearest.tick]).toEqual([MAX_TICK, 887_220]);
  });
});

describe('turnRound', () => {
  it('keeps the market and changes the sign of the tick', () => {
    const turned = turnRound(codec.defaults);
    expect(turned).toMatchObject({ source: 'price', text: '2000', token0: { symbol: 'WETH' } });
    expect(describePrice(turned).tick).toBe(-200_312);
    expect(turnRound(turned)).toEqual(codec.defaults);
  });

  it('returns a price that can be shown', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(() => describePrice(turnRound(state))).not.toThrow();
        const typed = withChange(state, {
          source: 'inverse',
          text: describePrice(state).text.inverse,
        }).value;
        if (typed) expect(() => describePrice(turnRound(typed))).not.toThrow();
      }),
    );
  });
});

describe('an invalid price', () => {
  it('is explained in words', () => {
    const problem = (source: 'price' | 'tick' | 'sqrt', text: string) =>
      readSource(source, text, codec.defaults).problem;
    expect(problem('price', '2.5.1')).toBe('“2.5.1” is not a number.');
    expect(problem('price', '0')).toBe('A price must be above zero.');
    expect(problem('price', '1e-60')).toMatch(/below the minimum/);
    expect(problem('price', '1e60')).toMatch(/above the maximum/);
    expect(problem('tick', '887273')).toBe('A tick must be from −887,272 to 887,272.');
    expect(problem('tick', '1.5')).toBe('“1.5” is not a whole number.');
    expect(problem('sqrt', '4295128738')).toMatch(/below the minimum/);
    expect(readSymbol('WETH', 'WETH').problem).toMatch(/different/);
    expect(readSymbol('a-b', 'WETH').problem).toMatch(/letters/);
    expect(readDecimals('256').problem).toBe('Decimals must be from 0 to 255.');
  });
});
