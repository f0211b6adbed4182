import type { PriceRange } from './position';

/**
 * Returns the share of a token0 range order that has been converted to token1 as the price rises through its range.
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
 * Returns the average price of the token0 that a position sells while the price moves across a range, excluding fees.
 * It's the geometric mean of the bounds and doesn't depend on the liquidity.
 *
 * @returns token1 per token0
 */
export function averageExecutionPrice({ lower, upper }: PriceRange): number {
  return Math.sqrt(lower * upper);
}
