import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constantProductLiquidity, constantProductReserves } from './constant-product';
import {
  breakEvenDays,
  breakEvenRatios,
  divergenceLoss,
  feeGrowth,
  returnAgainstHolding,
} from './pool-share-returns';
import { valueInToken1 } from './position';

const ratios = fc.double({ min: 0.01, max: 100, noNaN: true });
const incomes = fc.record({
  turnover: fc.double({ min: 0.001, max: 1, noNaN: true }),
  feeRate: fc.constantFrom(0.003, 0.0025),
});

describe('divergenceLoss', () => {
  it.each([
    [1, 0],
    [1.25, -0.0062],
    [1.5, -0.0202],
    [2, -0.0572],
    [3, -0.134],
    [4, -0.2],
    [5, -0.2546],
  ])('at %f times the price it is %f', (ratio, loss) => {
    expect(divergenceLoss(ratio)).toBeCloseTo(loss, 4);
    expect(divergenceLoss(1 / ratio)).toBeCloseTo(loss, 4);
  });

  it("compares the value of a share's reserves with the value of the deposited tokens", () => {
    fc.assert(
      fc.property(ratios, (ratio) => {
        const liquidity = constantProductLiquidity(10_000, 2_000);
        const price = 2_000 * ratio;
        const held = valueInToken1(constantProductReserves(liquidity, 2_000), price);
        const share = valueInToken1(constantProductReserves(liquidity, price), price);
        expect(divergenceLoss(ratio)).toBeCloseTo(share / held - 1, 10);
      }),
    );
  });
});

describe('feeGrowth', () => {
  it('equals the growth of √k in the published SDK after small trades in alternating directions', () => {
    const a = new Token(1, `0x${'1'.repeat(40)}`, 18);
    const b = new Token(1, `0x${'2'.repeat(40)}`, 18);
    const amount = (token: Token, raw: bigint) =>
      CurrencyAmount.fromRawAmount(token, raw.toString());
    const reserve = 10n ** 30n;
    const [trades, days] = [200, 5];
    let pair = new Pair(amount(a, reserve), amount(b, reserve));
    const rootOfK = (p: Pair) =>
      Math.sqrt(Number(p.reserve0.quotient.toString()) * Number(p.reserve1.quotient.toString()));
    const before = rootOfK(pair);
    for (let index = 0; index < trades * days; index++) {
      const token = index % 2 === 0 ? a : b;
      // A day's trades turn over a tenth of the pair's value. The pair's value is twice one reserve, so that is a fifth
      // of a reserve.
      const input = BigInt(pair.reserveOf(token).quotient.toString()) / BigInt(5 * trades);
      pair = pair.getOutputAmount(amount(token, input))[1];
    }
    const expected = feeGrowth({ turnover: 0.1, feeRate: 0.003 }, days);
    expect((rootOfK(pair) / before - 1) / (expected - 1)).toBeCloseTo(1, 2);
  });

  it('is 1 without time or volume', () => {
    expect(feeGrowth({ turnover: 0.1, feeRate: 0.003 }, 0)).toBe(1);
    expect(feeGrowth({ turnover: 0, feeRate: 0.003 }, 365)).toBe(1);
  });
});

describe('break-even', () => {
  it('is reached after the returned number of days', () => {
    fc.assert(
      fc.property(ratios, incomes, (ratio, income) => {
        const days = breakEvenDays(ratio, income);
        expect(returnAgainstHolding(ratio, feeGrowth(income, days))).toBeCloseTo(0, 9);
      }),
    );
    expect(breakEvenDays(1, { turnover: 0.1, feeRate: 0.003 })).toBe(0);
    expect(breakEvenDays(2, { turnover: 0, feeRate: 0.003 })).toBe(Infinity);
  });

  it('is reached at the two returned changes of price', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 3, noNaN: true }), (growth) => {
        const { fall, rise } = breakEvenRatios(growth);
        expect(returnAgainstHolding(rise, growth)).toBeCloseTo(0, 9);
        expect(returnAgainstHolding(fall, growth)).toBeCloseTo(0, 9);
        expect(returnAgainstHolding(Math.sqrt(rise), growth)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
