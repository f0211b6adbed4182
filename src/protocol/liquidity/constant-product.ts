import type { TokenAmounts } from './position';

/**
 * Returns the token amounts that a v1 deposit holds at a price, excluding fees. Its liquidity covers all prices: x · y
 * = L².
 *
 * @param liquidity in whole tokens: sqrt(token0 · token1)
 * @param price token1 per token0, above zero
 */
export function constantProductReserves(liquidity: number, price: number): TokenAmounts {
  return { amount0: liquidity / Math.sqrt(price), amount1: liquidity * Math.sqrt(price) };
}

/**
 * Returns the liquidity of a v1 deposit.
 *
 * @param value value of the deposit in token1; half of it is in each token
 * @param price token1 per token0 at the time of the deposit
 */
export function constantProductLiquidity(value: number, price: number): number {
  return value / (2 * Math.sqrt(price));
}
