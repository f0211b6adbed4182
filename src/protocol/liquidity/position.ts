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
 * Returns where a price is relative to a range. As in the pool, the lower bound is in range and the upper bound isn't.
 */
export function rangeStatus({ lower, upper }: PriceRange, price: number): RangeStatus {
  if (price < lower) return 'below';
  return price < upper ? 'in-range' : 'above';
}

/**
 * Returns the token amounts that a v3 position holds at a price, excluding fees. It uses floating point, for drawings;
 * exact-amounts.ts has exact integers.
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

/** Returns the total value of two token amounts in token1, at a price in token1 per token0. */
export function valueInToken1({ amount0, amount1 }: TokenAmounts, price: number): number {
  return amount0 * price + amount1;
}

/**
 * Returns the liquidity of a deposit in a range. The deposit is split into the tokens as the range requires.
 *
 * @param value value of the deposit in token1
 * @param price token1 per token0 at the time of the deposit
 */
export function positionLiquidity(value: number, range: PriceRange, price: number): number {
  return value / valueInToken1(positionAmounts(1, range, price), price);
}

/**
 * Returns how many times as much liquidity a deposit provides in its range as it would if it were spread over all
 * prices. For the same depth, a deposit over all prices therefore needs this many times the value.
 *
 * @param price token1 per token0 at the time of the deposit
 * @returns ratio of liquidities: 1 for a range that covers all prices
 */
export function capitalEfficiency(range: PriceRange, price: number): number {
  return (2 * Math.sqrt(price)) / valueInToken1(positionAmounts(1, range, price), price);
}
