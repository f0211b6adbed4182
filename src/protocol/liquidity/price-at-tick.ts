const TICK_BASE = 1.0001;

/** Decimals of a pool's two tokens, in the pool's order. */
export interface PairDecimals {
  readonly decimals0: number;
  readonly decimals1: number;
}

/**
 * Returns the price of a tick, in whole tokens.
 *
 * @returns whole token1 per whole token0: 1.0001^tick · 10^(decimals0 − decimals1)
 */
export function priceAtTick(tick: number, { decimals0, decimals1 }: PairDecimals): number {
  return TICK_BASE ** tick * 10 ** (decimals0 - decimals1);
}

/**
 * Returns the tick of a price, not rounded to a whole tick. This is the inverse of {@link priceAtTick}.
 *
 * @param price whole token1 per whole token0, above zero
 */
export function tickAtPrice(price: number, { decimals0, decimals1 }: PairDecimals): number {
  return Math.log(price * 10 ** (decimals1 - decimals0)) / Math.log(TICK_BASE);
}
