/** Two prices in token1 per token0, with `lower < upper`. */
export interface PriceRange {
  readonly lower: number;
  readonly upper: number;
}

/** Amounts of a pool's two tokens, in whole tokens. */
export interface TokenAmounts {
  readonly amount0: number;
  readonly amount1: number;
}

/** Position of the current price relative to a range. `in-range` includes the lower bound but not the upper. */
export type RangeStatus = 'below' | 'in-range' | 'above';

/**
 * Returns where a price is relative to a range. Like the pool, it counts the lower bound as in range but not the upper.
 */
export function rangeStatus({ lower, upper }: PriceRange, price: number): RangeStatus {
  if (price < lower) return 'below';
  return price < upper ? 'in-range' : 'above';
}

/**
 * Returns the token amounts that a v3 position holds at a price, excluding fees. Uses floating point, for drawing;
 * exact-amounts.ts has the exact integers.
 *
 * @param liquidity in whole tokens: sqrt(token0 · token1)
 */
export function positionAmounts(
  liquidity: number,
  { lower, upper }: PriceRange,
  price: number,
): TokenAmounts {
  const clamped = Math.min(Math.max(price, lower), upper);
  return {
    amount0: liquidity * (1 / Math.sqrt(clamped) - 1 / Math.sqrt(upper)),
    amount1: liquidity * (Math.sqrt(clamped) - Math.sqrt(lower)),
  };
}

/** Returns the value of both amounts in token1, at a price in token1 per token0. */
export function valueInToken1({ amount0, amount1 }: TokenAmounts, price: number): number {
  return amount0 * price + amount1;
}

/**
 * Returns the liquidity that a deposit provides in a range when it is split in the ratio the range requires.
 *
 * @param value of the deposit in token1
 * @param price token1 per token0 at the time of the deposit
 */
export function positionLiquidity(value: number, range: PriceRange, price: number): number {
  return value / valueInToken1(positionAmounts(1, range, price), price);
}

/**
 * Returns how much more liquidity a deposit provides while its range is active than the same value spread over all
 * prices. This is also the factor by which a range needs less value for the same depth.
 *
 * @param price token1 per token0 at the time of the deposit
 * @returns ratio of liquidities: 1 for a range that covers every price
 */
export function capitalEfficiency(range: PriceRange, price: number): number {
  return (2 * Math.sqrt(price)) / valueInToken1(positionAmounts(1, range, price), price);
}
