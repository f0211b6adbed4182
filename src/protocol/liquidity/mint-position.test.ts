import { Token } from '@uniswap/sdk-core';
import { FeeAmount, Pool, Position, TICK_SPACINGS } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mintPosition } from './mint-position';
import {
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  sqrtRatioAtTick,
  tickAtSqrtRatio,
} from './sqrt-ratio';
import { nearestUsableTick } from './usable-tick';

const token0 = new Token(1, `0x${'1'.repeat(40)}`, 18);
const token1 = new Token(1, `0x${'2'.repeat(40)}`, 6);

const fees = fc.constantFrom(FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH);
const ticks = fc.integer({ min: MIN_TICK, max: MAX_TICK });
const amounts = fc
  .integer({ min: 0, max: 128 })
  .chain((bits) => fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n }));

it('mints and takes what the published SDK says, below, inside and above the range', () => {
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
