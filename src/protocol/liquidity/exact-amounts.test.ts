import { Token } from '@uniswap/sdk-core';
import {
  FeeAmount,
  maxLiquidityForAmounts,
  Pool,
  Position,
  SqrtPriceMath,
  TICK_SPACINGS,
} from '@uniswap/v3-sdk';
import fc from 'fast-check';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import {
  amount0ForLiquidity,
  amount1ForLiquidity,
  liquidityForAmounts,
  mintPosition,
} from './exact-amounts';
import {
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  sqrtRatioAtTick,
  tickAtSqrtRatio,
} from './tick-math';
import { nearestUsableTick } from './usable-tick';

const anyRatio = fc.bigInt({ min: MIN_SQRT_RATIO, max: MAX_SQRT_RATIO - 1n });
const tickRatio = fc.integer({ min: -887_272, max: 887_271 }).map(sqrtRatioAtTick);
const ratios = fc.oneof(
  anyRatio,
  tickRatio,
  fc.constantFrom(MIN_SQRT_RATIO, MAX_SQRT_RATIO - 1n, 1n << 96n),
);
// Values of liquidity and of amounts. They have at most 128 bits, as in the contracts; the SDK's integers have no
// limit.
const uint128 = fc.oneof(
  fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }),
  fc.constantFrom(0n, 1n, (1n << 128n) - 1n),
);
const roundings = fc.constantFrom('up' as const, 'down' as const);

const toJsbi = (value: bigint) => JSBI.BigInt(value.toString());
const fromJsbi = (value: JSBI) => BigInt(value.toString());

describe.each([
  ['amount0ForLiquidity', amount0ForLiquidity, 'getAmount0Delta'],
  ['amount1ForLiquidity', amount1ForLiquidity, 'getAmount1Delta'],
] as const)('%s', (_, amountForLiquidity, method) => {
  it('agrees with the published SDK in both roundings, with the bounds in either order', () => {
    fc.assert(
      fc.property(ratios, ratios, uint128, roundings, (a, b, liquidity, rounding) => {
        const [from, to, sdkLiquidity] = [toJsbi(a), toJsbi(b), toJsbi(liquidity)];
        const sdk = SqrtPriceMath[method](from, to, sdkLiquidity, rounding === 'up');
        expect(amountForLiquidity(a, b, liquidity, rounding)).toBe(fromJsbi(sdk));
      }),
    );
  });
});

describe('liquidityForAmounts', () => {
  it('agrees with the published SDK in both precisions, below, inside and above the range', () => {
    const precisions = fc.constantFrom('periphery' as const, 'full' as const);
    fc.assert(
      fc.property(
        fc.tuple(ratios, ratios, ratios),
        uint128,
        uint128,
        precisions,
        ([current, a, b], amount0, amount1, precision) => {
          fc.pre(a !== b);
          const sdk = maxLiquidityForAmounts(
            toJsbi(current),
            toJsbi(a),
            toJsbi(b),
            amount0.toString(),
            amount1.toString(),
            precision === 'full',
          );
          expect(liquidityForAmounts(current, a, b, amount0, amount1, precision)).toBe(
            fromJsbi(sdk),
          );
        },
      ),
    );
  });

  it('never returns more liquidity than the amounts provide', () => {
    fc.assert(
      fc.property(fc.tuple(ratios, ratios, ratios), uint128, uint128, (three, amount0, amount1) => {
        const [lower, current, upper] = three.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        fc.pre(lower < current && current < upper);
        const liquidity = liquidityForAmounts(current, lower, upper, amount0, amount1, 'full');
        expect(amount0ForLiquidity(current, upper, liquidity, 'up')).toBeLessThanOrEqual(amount0);
        expect(amount1ForLiquidity(lower, current, liquidity, 'up')).toBeLessThanOrEqual(amount1);
      }),
    );
  });

  it('rejects an empty range', () => {
    expect(() => liquidityForAmounts(1n, 2n, 2n, 1n, 1n, 'full')).toThrow('must differ');
  });
});

const token0 = new Token(1, `0x${'1'.repeat(40)}`, 18);
const token1 = new Token(1, `0x${'2'.repeat(40)}`, 6);

const fees = fc.constantFrom(FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH);
const ticks = fc.integer({ min: MIN_TICK, max: MAX_TICK });
const amounts = fc
  .integer({ min: 0, max: 128 })
  .chain((bits) => fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }));

it('mints and transfers the same amounts as the published SDK, below, inside and above the range', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.bigInt({ min: MIN_SQRT_RATIO, max: MAX_SQRT_RATIO - 1n }),
        fc.integer({ min: MIN_TICK, max: MAX_TICK - 1 }).map(sqrtRatioAtTick),
      ),
      fc.tuple(ticks, ticks, fees),
      fc.tuple(amounts, amounts),
      (current, [a, b, fee], [desired0, desired1]) => {
        const [tickLower, tickUpper] = [a, b]
          .map((tick) => nearestUsableTick(tick, TICK_SPACINGS[fee]))
          .sort((one, other) => one - other) as [number, number];
        fc.pre(tickLower < tickUpper);
        const pool = new Pool(
          token0,
          token1,
          fee,
          current.toString(),
          '0',
          tickAtSqrtRatio(current),
        );
        const sdk = Position.fromAmounts({
          pool,
          tickLower,
          tickUpper,
          amount0: desired0.toString(),
          amount1: desired1.toString(),
          useFullPrecision: false,
        });
        const range = {
          current,
          lower: sqrtRatioAtTick(tickLower),
          upper: sqrtRatioAtTick(tickUpper),
        };
        const ours = mintPosition(range, desired0, desired1);
        expect(ours.liquidity.toString()).toBe(sdk.liquidity.toString());
        expect(ours.amount0.toString()).toBe(sdk.mintAmounts.amount0.toString());
        expect(ours.amount1.toString()).toBe(sdk.mintAmounts.amount1.toString());
        const tick = pool.tickCurrent;
        const status = tick < tickLower ? 'below' : tick < tickUpper ? 'in-range' : 'above';
        expect(ours.status).toBe(status);
      },
    ),
  );
});
