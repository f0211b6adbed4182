import type { PriceRange } from './position';

/**
 * Share of a token0 range order that has become token1, while the price rises through its range.
 *
 * @param price token1 per token0
 * @returns 0 at or below the lower bound, 1 at or above the upper bound
 */
export function convertedFraction({ lower, upper }: PriceRange, price: number): number {
  const clamped = Math.min(Math.max(price, lower), upper);
  const start = 1 / Math.sqrt(lower);
  return (start - 1 / Math.sqrt(clamped)) / (start - 1 / Math.sqrt(upper));
}

/**
 * Average price of everything converted while the price moved across a range, fees excluded: the
 * geometric mean of where the move began and ended. It does not depend on the liquidity.
 *
 * @returns token1 per token0
 */
export function averageExecutionPrice({ lower, upper }: PriceRange): number {
  return Math.sqrt(lower * upper);
}
