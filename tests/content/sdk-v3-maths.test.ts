import {
  FeeAmount,
  FullMath,
  LiquidityMath,
  nearestUsableTick,
  PositionLibrary,
  SqrtPriceMath,
  SwapMath,
  TICK_SPACINGS,
  TickLibrary,
  TickMath,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { grouped, row, says, sign } from './page-text';
import { pageOf } from './sdk-v3-pools';

const big = (value: number | bigint) => JSBI.BigInt(value.toString());
const count = (value: JSBI) => grouped(BigInt(value.toString()));
const liquidity = big(1_000_000);
const one = TickMath.getSqrtRatioAtTick(0);

describe('the pages of maths', () => {
  it('show rounding up for numbers that are not negative', () => {
    says(
      pageOf('FullMath'),
      `5 · 5 / 2 gives ${FullMath.mulDivRoundingUp(big(5), big(5), big(2)).toString()}`,
      sign(`−25 / 2 gives ${FullMath.mulDivRoundingUp(big(-5), big(5), big(2)).toString()}`),
    );
    expect(() => FullMath.mulDivRoundingUp(big(1), big(1), big(0))).toThrow('Division by zero');
  });

  it('show addition without bounds', () => {
    const sum = LiquidityMath.addDelta(big(5), big(-8)).toString();
    says(pageOf('LiquidityMath'), `for 5 and −8 it returns ${sign(sum)}`);
  });

  it('shows the amounts between two prices', () => {
    const page = pageOf('SqrtPriceMath');
    const end = TickMath.getSqrtRatioAtTick(60);
    const { getAmount0Delta, getAmount1Delta } = SqrtPriceMath;
    const amounts = (of: typeof getAmount0Delta) =>
      [true, false].map((up) => count(of(one, end, liquidity, up)));
    says(
      page,
      row('token0', ...amounts(getAmount0Delta)),
      row('token1', ...amounts(getAmount1Delta)),
    );
    expect(() => getAmount0Delta(big(0), one, liquidity, false)).toThrow('Division by zero');
    const next = (price: JSBI, of: JSBI, amount: number) => () =>
      SqrtPriceMath.getNextSqrtPriceFromOutput(price, of, big(amount), true);
    expect(next(one, big(1000), 1000)).toThrow(/^Invariant failed$/);
    expect(next(big(0), big(1000), 1)).toThrow(/^Invariant failed$/);
    expect(next(one, big(0), 1)).toThrow(/^Invariant failed$/);
  });

  it('show how far an input and an output move the price', () => {
    const moved = (output: boolean, zeroForOne: boolean, amount: number) => {
      const next = output
        ? SqrtPriceMath.getNextSqrtPriceFromOutput(one, liquidity, big(amount), zeroForOne)
        : SqrtPriceMath.getNextSqrtPriceFromInput(one, liquidity, big(amount), zeroForOne);
      const delta =
        output === zeroForOne ? SqrtPriceMath.getAmount1Delta : SqrtPriceMath.getAmount0Delta;
      return Number(delta(one, next, liquidity, false).toString());
    };
    for (const zeroForOne of [true, false])
      for (const amount of [1, 7, 333, 99_999]) {
        expect(moved(false, zeroForOne, amount)).toBeLessThanOrEqual(amount);
        expect(moved(true, zeroForOne, amount)).toBeGreaterThanOrEqual(amount);
      }
  });

  it.each([
    ['1,000', 1000],
    ['10,000', 10_000],
    ['−1,000', -1000],
  ])('shows the step for %s', (cell, amount) => {
    const target = TickMath.getSqrtRatioAtTick(-60);
    const step = SwapMath.computeSwapStep(one, target, liquidity, big(amount), FeeAmount.MEDIUM);
    const [price, paid, out, fee] = step;
    const left = JSBI.subtract(big(amount), JSBI.add(paid, fee));
    says(
      pageOf('SwapMath'),
      row(
        cell,
        count(paid),
        count(out),
        count(fee),
        JSBI.equal(price, target) ? `reached, with ${count(left)} left over` : 'not reached',
      ),
    );
  });

  it('show the limits of ticks', () => {
    const page = pageOf('TickMath');
    expect(TickMath.getTickAtSqrtRatio(JSBI.subtract(one, big(1)))).toBe(-1);
    expect(TickMath.getTickAtSqrtRatio(TickMath.MIN_SQRT_RATIO)).toBe(TickMath.MIN_TICK);
    expect(() => TickMath.getTickAtSqrtRatio(TickMath.MAX_SQRT_RATIO)).toThrow('SQRT_RATIO');
    expect(() => TickMath.getSqrtRatioAtTick(1.5)).toThrow('TICK');
    expect(Object.getOwnPropertyDescriptor(TickMath, 'MAX_TICK')?.writable).toBe(true);
    const end = nearestUsableTick(TickMath.MAX_TICK, 60);
    says(page, `allowed are ±${end} instead of ±${TickMath.MAX_TICK}`, '$2^{96} - 1$ is tick −1');
  });

  it('count fees when the counter wraps around', () => {
    const [q128, q256] = [2n ** 128n, 2n ** 256n];
    const outside = (growth: bigint) => ({
      feeGrowthOutside0X128: big(growth),
      feeGrowthOutside1X128: big(0),
    });
    const inside = (global: bigint) =>
      TickLibrary.getFeeGrowthInside(
        outside(3n * q128),
        outside(0n),
        -60,
        60,
        0,
        big(global),
        big(0),
      );
    const [before = big(0), later = big(0)] = [inside(q128)[0], inside(5n * q128)[0]];
    expect(before.toString()).toBe((q256 - 2n * q128).toString());
    const owed = PositionLibrary.getTokensOwed(before, big(0), big(10), later, big(0));
    expect(owed.map(String)).toEqual(['40', '0']);
    says(pageOf('TickLibrary'), 'modulo $2^{256}$');
  });
});

describe('the page of FeeAmount', () => {
  it.each(['LOWEST', 'LOW', 'MEDIUM', 'HIGH'] as const)('has a correct row for %s', (name) => {
    const fee = FeeAmount[name];
    const spacing = TICK_SPACINGS[fee];
    says(
      'sdk/v3/reference/enums/FeeAmount',
      row(
        `\`${name}\``,
        fee,
        `${fee / 10_000}%`,
        spacing,
        `${((1.0001 ** spacing - 1) * 100).toFixed(2)}%`,
        `±${nearestUsableTick(TickMath.MAX_TICK, spacing)}`,
      ),
    );
    expect(nearestUsableTick(TickMath.MIN_TICK, spacing)).toBe(
      -nearestUsableTick(TickMath.MAX_TICK, spacing),
    );
  });
});
