import type { Fraction } from '../exact/fraction';
import { integerSquareRoot } from '../exact/integer-square-root';
import type { PairDecimals } from './price-at-tick';
import { MAX_SQRT_RATIO, MAX_TICK, tickAtSqrtRatio } from './sqrt-ratio';

const Q192 = 1n << 192n;

/**
 * Returns the exact price for a sqrt price.
 *
 * @param sqrtRatioX96 Q64.96, above zero
 * @returns whole token1 per whole token0
 */
export function priceAtSqrtRatio(
  sqrtRatioX96: bigint,
  { decimals0, decimals1 }: PairDecimals,
): Fraction {
  return {
    numerator: sqrtRatioX96 ** 2n * 10n ** BigInt(decimals0),
    denominator: Q192 * 10n ** BigInt(decimals1),
  };
}

/**
 * Returns the sqrt price for a price. Source: `encodeSqrtRatioX96` in `@uniswap/v3-sdk`.
 *
 * @param price whole token1 per whole token0, above zero
 * @returns Q64.96, rounded down; it may be outside the bounds of a pool
 */
export function sqrtRatioAtPrice(price: Fraction, { decimals0, decimals1 }: PairDecimals): bigint {
  const raw1 = price.numerator * 10n ** BigInt(decimals1);
  const raw0 = price.denominator * 10n ** BigInt(decimals0);
  return integerSquareRoot((raw1 << 192n) / raw0);
}

/**
 * Returns the tick of a sqrt price. Also accepts {@link MAX_SQRT_RATIO}, which is a bound but not a valid price, and
 * returns {@link MAX_TICK} for it.
 *
 * @throws RangeError when the ratio is out of bounds
 */
export function tickOfBoundedRatio(sqrtRatioX96: bigint): number {
  return sqrtRatioX96 === MAX_SQRT_RATIO ? MAX_TICK : tickAtSqrtRatio(sqrtRatioX96);
}

/**
 * Returns a fractional tick, for drawing: the position of a sqrt price between its tick and the next.
 *
 * @param tickRatio the sqrt price of `tick` itself
 */
export function fractionalTick(tick: number, tickRatio: bigint, sqrtRatioX96: bigint): number {
  const step = Number(sqrtRatioX96 - tickRatio) / Number(tickRatio);
  return tick + Math.min((2 * Math.log1p(step)) / Math.log(1.0001), 1);
}
