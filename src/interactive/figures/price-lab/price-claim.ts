import type { PriceClaim } from '../../../protocol/liquidity/claim';
import { sqrtRatioAtTick } from '../../../protocol/liquidity/sqrt-ratio';
import type { PriceDescription } from './describe-price';

/** What of the figure a pool computes: it knows neither symbols nor decimals. */
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
