import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOutFor, MAX_RESERVE } from '../../../protocol/liquidity/pair-trade';
import { CURVE_EXAMPLES } from './constant-product-trades';
import {
  atReserve0,
  atStep,
  checkTrade,
  curveCodec as codec,
  describeCurve,
  readCurveField,
  stepOf,
  STEPS,
  withExact,
  withSell,
  type CurveState,
} from './constant-product-state';
import { readsBack } from '../../../../tests/address-codec';

const integers = fc
  .integer({ min: 1, max: 112 })
  .chain((bits) => fc.bigInt({ min: 1n, max: (1n << BigInt(bits)) - 1n }));

const states: fc.Arbitrary<CurveState> = fc
  .record({
    reserve0: integers,
    reserve1: integers,
    sell: fc.constantFrom('token0' as const, 'token1' as const),
    exact: fc.constantFrom('in' as const, 'out' as const),
    amount: integers,
  })
  .filter((state) => checkTrade(state).value !== undefined);

describe('curveCodec', () => {
  it('reads every state back as it was written', () => readsBack(codec, states));

  it('reads a trade that is possible from any query', () => {
    const numbers = fc.oneof(fc.string(), integers.map(String), fc.constantFrom('0', '-1', '1e5'));
    fc.assert(
      fc.property(numbers, numbers, numbers, fc.constantFrom('in', 'out', ''), (a, b, c, exact) => {
        const state = codec.read(
          new URLSearchParams({ reserves: `${a}-${b}`, trade: `${exact}:${c}`, sell: c }),
        );
        expect(checkTrade(state).value).toEqual(state);
      }),
    );
  });
});

describe('describeCurve', () => {
  it('returns the numbers of the worked examples', () => {
    const [exactIn, exactOut] = CURVE_EXAMPLES.map(({ state }) => describeCurve(state));
    expect(exactIn?.trade.amountOut).toBe(996n);
    expect(exactIn?.after).toEqual({ reserve0: 1_001_000n, reserve1: 999_004n });
    expect(exactOut?.trade.amountIn).toBe(1_005n);
    expect(exactOut?.after).toEqual({ reserve0: 1_001_005n, reserve1: 999_000n });
  });

  it('never pays out more than the library would, and never lets k decrease', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { trade, before, after } = describeCurve(state);
        const [reserveIn, reserveOut] =
          state.sell === 'token0'
            ? [before.reserve0, before.reserve1]
            : [before.reserve1, before.reserve0];
        expect(trade.amountOut).toBeLessThanOrEqual(
          amountOutFor(trade.amountIn, { reserveIn, reserveOut }),
        );
        expect(after.reserve0 * after.reserve1).toBeGreaterThanOrEqual(
          before.reserve0 * before.reserve1,
        );
        expect(after.reserve0 <= MAX_RESERVE && after.reserve1 <= MAX_RESERVE).toBe(true);
      }),
    );
  });
});

describe('controls', () => {
  it('always produce a trade that is possible', () => {
    const steps = fc.integer({ min: 1, max: STEPS });
    const multiples = fc.double({ min: 0, max: 2.2, noNaN: true });
    fc.assert(
      fc.property(states, steps, multiples, (state, step, multiple) => {
        const next = [
          atStep(state, step),
          atReserve0(state, multiple),
          withExact(state, 'in'),
          withExact(state, 'out'),
          withSell(state, 'token0'),
          withSell(state, 'token1'),
        ];
        for (const each of next) expect(checkTrade(each).value).toEqual(each);
      }),
    );
  });

  it('keep the step of the slider that a trade was made with', () => {
    for (const exact of ['in', 'out'] as const) {
      for (const step of [1, 7, 100, 399, STEPS]) {
        expect(stepOf(atStep({ ...codec.defaults, exact }, step))).toBe(step);
      }
    }
  });

  it('sell token0 for a drag to the right, and token1 for a drag to the left', () => {
    expect(atReserve0(codec.defaults, 1.25)).toMatchObject({ sell: 'token0', amount: 250_000n });
    const left = atReserve0({ ...codec.defaults, exact: 'out' }, 0.75);
    expect(left).toMatchObject({ sell: 'token1', exact: 'out', amount: 250_000n });
    expect(atReserve0(codec.defaults, 1)).toBe(codec.defaults);
  });

  it('explain invalid input in words', () => {
    const problem = (
      field: 'reserve0' | 'amount',
      text: string,
      state: CurveState = codec.defaults,
    ) => readCurveField(state, field, text).problem;
    expect(problem('amount', '2.5.1')).toBe('“2.5.1” is not a whole number.');
    expect(problem('amount', '0')).toBe('The amount must be above zero.');
    expect(problem('amount', '1')).toMatch(/less than one base unit/);
    expect(problem('amount', '1000000', { ...codec.defaults, exact: 'out' })).toMatch(/1,000,000/);
    expect(problem('amount', (1n << 112n).toString())).toMatch(/2\^112/);
    expect(problem('reserve0', '0')).toMatch(/from 1/);
  });
});
