import type { PriceClaim } from '../../../protocol/liquidity/claim';
import { sqrtRatioAtTick } from '../../../protocol/liquidity/sqrt-ratio';
import type { PriceDescription } from './describe-price';

/** Returns the part of the figure that a pool can compute: it has no symbols or decimals. */
export const priceClaim = (
  { ratio, tick, spacing, nearest }: PriceDescription,
  fee: number,
): PriceClaim => ({
  kind: 'price',
  fee,
  sqrtPriceX96: ratio,
  tick,
  spacing,
  usable: { tick: nearest.tick, sqrtPriceX96: sqrtRatioAtTick(nearest.tick) },
});
