import type { MintClaim } from '../../../protocol/liquidity/claim';
import type { CanvasDescription, RangeCanvasState } from './range-canvas-state';

/** Returns the part of the figure that the position manager and its pool can compute. */
export const mintClaim = (
  { current, desired, liquidity, amount0, amount1 }: CanvasDescription,
  { fee, lowerTick, upperTick }: RangeCanvasState,
): MintClaim => ({
  kind: 'mint',
  fee,
  sqrtPriceX96: current,
  tickLower: lowerTick,
  tickUpper: upperTick,
  desired,
  liquidity,
  amount0,
  amount1,
});
