import { amount0ForLiquidity, amount1ForLiquidity, liquidityForAmounts } from './exact-amounts';
import type { RangeStatus } from './position';

/** Sqrt prices in Q64.96, with `lower < upper`. */
export interface MintRange {
  readonly current: bigint;
  readonly lower: bigint;
  readonly upper: bigint;
}

/** The outcome of a mint, with amounts in base units. */
export interface MintedPosition {
  readonly liquidity: bigint;
  /** Amounts transferred from the minter, each at most the desired amount. */
  readonly amount0: bigint;
  readonly amount1: bigint;
  readonly status: RangeStatus;
}

function statusOf({ current, lower, upper }: MintRange): RangeStatus {
  if (current < lower) return 'below';
  return current < upper ? 'in-range' : 'above';
}

/**
 * Returns the liquidity that the position manager mints for two desired amounts, and the amounts the pool takes for it:
 * the scarcer token limits the liquidity, and amounts are rounded in the pool's favour.
 * Source: `LiquidityManagement` of `@uniswap/v3-periphery` and `_modifyPosition` of the pool.
 */
export function mintPosition(range: MintRange, desired0: bigint, desired1: bigint): MintedPosition {
  const { current, lower, upper } = range;
  const liquidity = liquidityForAmounts(current, lower, upper, desired0, desired1, 'periphery');
  const reached = current < lower ? lower : current > upper ? upper : current;
  return {
    liquidity,
    amount0: amount0ForLiquidity(reached, upper, liquidity, 'up'),
    amount1: amount1ForLiquidity(lower, reached, liquidity, 'up'),
    status: statusOf(range),
  };
}
