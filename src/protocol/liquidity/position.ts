/** Two prices with `lower < upper`, in token1 per token0. */
export interface PriceRange {
  readonly lower: number;
  readonly upper: number;
}

/** Amounts of a pool's two tokens, in whole tokens. */
export interface TokenAmounts {
  readonly amount0: number;
  readonly amount1: number;
}

/** Where the current price stands to a range. In range includes the lower bound only. */
export type RangeStatus = 'below' | 'in-range' | 'above';

/**
 * A pool's own rule: at the lower bound a position is active, at the upper bound it is not.
 */
export function rangeStatus({ lower, upper }: PriceRange, price: number): RangeStatus {
  if (price < lower) return 'below';
  return price < upper ? 'in-range' : 'above';
}

/**
 * What a v3 position holds at a price, fees excluded. Floating point, for drawing: the exact
 * integers are in exact-amounts.ts.
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

/** Worth of both amounts at a price (token1 per token0), in token1. */
export function valueInToken1({ amount0, amount1 }: TokenAmounts, price: number): number {
  return amount0 * price + amount1;
}

/**
 * Liquidity that a deposit buys in a range when it is split as the range asks.
 *
 * @param value worth of the deposit in token1
 * @param price token1 per token0 at the time of the deposit
 */
export function positionLiquidity(value: number, range: PriceRange, price: number): number {
  return value / valueInToken1(positionAmounts(1, range, price), price);
}

/**
 * How much deeper a deposit trades while its range is active than the same value spread over all
 * prices; also how many times less value a range needs for the same depth.
 *
 * @param price token1 per token0 at the time of the deposit
 * @returns ratio of liquidities, with 1 for a range that covers every price
 */
export function capitalEfficiency(range: PriceRange, price: number): number {
  return (2 * Math.sqrt(price)) / valueInToken1(positionAmounts(1, range, price), price);
}
