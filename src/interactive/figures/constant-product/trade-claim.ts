import type { TradeClaim } from '../../../protocol/liquidity/claim';
import type { CurveDescription, CurveState } from './constant-product-state';

/** Returns the figure's numbers, to be checked with the v1 router and a pair. */
export const tradeClaim = (
  { before, after, trade }: CurveDescription,
  { sell, exact }: CurveState,
): TradeClaim => ({
  kind: 'trade',
  before,
  sell,
  exact,
  amountIn: trade.amountIn,
  amountOut: trade.amountOut,
  after,
});
