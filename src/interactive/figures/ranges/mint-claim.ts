import type { MintClaim } from '../../../protocol/liquidity/claim';
import type { CanvasDescription, RangeCanvasState } from './range-canvas-state';

/** Returns the figure's numbers, to be checked with the position manager and its pool. */
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
