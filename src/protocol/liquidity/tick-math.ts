import type { Fraction } from '../exact/fraction';
import type { PairDecimals } from './price-at-tick';
import { nearestUsableTick } from './usable-tick';

/** Returns the greatest integer whose square isn't above `value`, by Newton's method. @param value zero or more */
export function integerSquareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Lowest and highest tick that a v3 pool accepts. */
export const MIN_TICK = -887_272;
export const MAX_TICK = 887_272;

const UINT256_MAX = (1n << 256n) - 1n;
const ONE_X128 = 1n << 128n;

/**
 * Returns the Q128.128 values of 1.0001^(-2^i / 2) for i = 0…19, rounded to nearest. The pool contract has them as
 * literals; computing them here avoids a mistyped digit.
 */
function deriveStepRatios(): readonly bigint[] {
  const precision = 320n;
  const one = 1n << precision;
  let ratio = integerSquareRoot((one * one * 10_000n) / 10_001n);
  return Array.from({ length: 20 }, () => {
    const rounded = (ratio + (1n << (precision - 129n))) >> (precision - 128n);
    ratio = (ratio * ratio) >> precision;
    return rounded;
  });
}

const STEP_RATIOS = deriveStepRatios();

/**
 * Returns the square root of a tick's price in the format that pools store.
 *
 * @param tick integer from {@link MIN_TICK} to {@link MAX_TICK}
 * @returns sqrt(1.0001^tick) as Q64.96, in base units of token1 per base unit of token0, rounded up
 * @throws RangeError if the tick is fractional or out of bounds
 */
export function sqrtRatioAtTick(tick: number): bigint {
  if (!Number.isInteger(tick) || tick < MIN_TICK || tick > MAX_TICK) {
    throw new RangeError(`Tick ${tick} is not an integer from ${MIN_TICK} to ${MAX_TICK}`);
  }
  const distance = Math.abs(tick);
  let ratio = ONE_X128;
  STEP_RATIOS.forEach((step, bit) => {
    if (distance & (1 << bit)) ratio = (ratio * step) >> 128n;
  });
  if (tick > 0) ratio = UINT256_MAX / ratio;
  // Rounded up, so that `tickAtSqrtRatio` returns the same tick for the result.
  return (ratio + (1n << 32n) - 1n) >> 32n;
}

/** Bounds of a pool's sqrt price. A pool can reach the minimum but not the maximum. */
export const MIN_SQRT_RATIO = sqrtRatioAtTick(MIN_TICK);
export const MAX_SQRT_RATIO = sqrtRatioAtTick(MAX_TICK);

/**
 * Returns the tick of a sqrt price: the greatest tick whose own sqrt price isn't above the given one. It uses a binary
 * search, because that is simpler than the contract's base-2 logarithm and has the same result.
 *
 * @param sqrtRatioX96 Q64.96, from {@link MIN_SQRT_RATIO} up to but excluding {@link MAX_SQRT_RATIO}
 * @throws RangeError if the ratio is out of bounds
 */
export function tickAtSqrtRatio(sqrtRatioX96: bigint): number {
  if (sqrtRatioX96 < MIN_SQRT_RATIO || sqrtRatioX96 >= MAX_SQRT_RATIO) {
    throw new RangeError(`Sqrt ratio ${sqrtRatioX96} is outside the pool's bounds`);
  }
  let low = MIN_TICK;
  let high = MAX_TICK;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (sqrtRatioAtTick(middle) <= sqrtRatioX96) low = middle;
    else high = middle;
  }
  return low;
}

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
 * Returns the tick of a sqrt price. Unlike {@link tickAtSqrtRatio}, it also accepts {@link MAX_SQRT_RATIO}, which no
 * pool can reach, and returns {@link MAX_TICK} for it.
 *
 * @throws RangeError if the ratio is out of bounds
 */
export function tickOfBoundedRatio(sqrtRatioX96: bigint): number {
  return sqrtRatioX96 === MAX_SQRT_RATIO ? MAX_TICK : tickAtSqrtRatio(sqrtRatioX96);
}

/**
 * Returns a sqrt price's position between its tick and the next as a fractional tick, for drawings.
 *
 * @param tickRatio the sqrt price of `tick` itself
 */
export function fractionalTick(tick: number, tickRatio: bigint, sqrtRatioX96: bigint): number {
  const step = Number(sqrtRatioX96 - tickRatio) / Number(tickRatio);
  return tick + Math.min((2 * Math.log1p(step)) / Math.log(1.0001), 1);
}

/** Fee tiers of the v3 factory, in hundredths of a basis point, and the tick spacing of each. */
export const TICK_SPACINGS: ReadonlyMap<number, number> = new Map([
  [100, 1],
  [500, 10],
  [3_000, 60],
  [10_000, 200],
]);

/** Formats a fee tier: `0.3%`. */
export const feeName = (fee: number): string => `${fee / 10_000}%`;

/** Returns the widest range for a tick spacing: ±887,220 for 60. */
export function fullRange(spacing: number): { readonly lower: number; readonly upper: number } {
  return {
    lower: nearestUsableTick(MIN_TICK, spacing),
    upper: nearestUsableTick(MAX_TICK, spacing),
  };
}
