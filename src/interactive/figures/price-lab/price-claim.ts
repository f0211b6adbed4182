import type { PriceClaim } from '../../../protocol/liquidity/claim';
import { sqrtRatioAtTick } from '../../../protocol/liquidity/sqrt-ratio';
import type { PriceDescription } from './describe-price';

/**
 * Returns the figure's numbers, to be checked with a pool. Leaves out symbols and decimals, which a pool does not know.
 */
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
