import type { RangeStatus } from './position';

const Q96 = 1n << 96n;

/** Direction in which to round: up for amounts owed to the pool, down for amounts owed by it. */
export type RoundingDirection = 'up' | 'down';

function divide(numerator: bigint, denominator: bigint, rounding: RoundingDirection): bigint {
  const quotient = numerator / denominator;
  return rounding === 'up' && quotient * denominator < numerator ? quotient + 1n : quotient;
}

function ascending(a: bigint, b: bigint): [bigint, bigint] {
  return a < b ? [a, b] : [b, a];
}

/**
 * Returns how much token0 `liquidity` holds between two sqrt prices, in base units: L · (1/√lower − 1/√upper). Source:
 * `SqrtPriceMath.getAmount0Delta` in `@uniswap/v3-core`.
 *
 * @param sqrtRatioA Q64.96, above zero; the bounds can be in either order
 * @param sqrtRatioB Q64.96, above zero
 */
export function amount0ForLiquidity(
  sqrtRatioA: bigint,
  sqrtRatioB: bigint,
  liquidity: bigint,
  rounding: RoundingDirection,
): bigint {
  const [lower, upper] = ascending(sqrtRatioA, sqrtRatioB);
  const scaled = liquidity * Q96 * (upper - lower);
  // Divides twice and rounds each time, as the contract does.
  return divide(divide(scaled, upper, rounding), lower, rounding);
}

/**
 * Returns how much token1 `liquidity` holds between two sqrt prices, in base units: L · (√upper − √lower). Source:
 * `SqrtPriceMath.getAmount1Delta` in `@uniswap/v3-core`.
 *
 * @param sqrtRatioA Q64.96; the bounds can be in either order
 * @param sqrtRatioB Q64.96
 */
export function amount1ForLiquidity(
  sqrtRatioA: bigint,
  sqrtRatioB: bigint,
  liquidity: bigint,
  rounding: RoundingDirection,
): bigint {
  const [lower, upper] = ascending(sqrtRatioA, sqrtRatioB);
  return divide(liquidity * (upper - lower), Q96, rounding);
}

/**
 * Precision of the liquidity for an amount of token0. `periphery` rounds the product of the two sqrt prices down to 96
 * fractional bits, as `LiquidityAmounts` in `@uniswap/v3-periphery` does for a mint; `full` rounds only the result.
 */
export type LiquidityPrecision = 'periphery' | 'full';

function liquidityForAmount0(
  lower: bigint,
  upper: bigint,
  amount0: bigint,
  precision: LiquidityPrecision,
): bigint {
  if (precision === 'full') return (amount0 * lower * upper) / Q96 / (upper - lower);
  return (amount0 * ((lower * upper) / Q96)) / (upper - lower);
}

function liquidityForAmount1(lower: bigint, upper: bigint, amount1: bigint): bigint {
  return (amount1 * Q96) / (upper - lower);
}

/**
 * Returns the largest liquidity that two amounts in base units can provide between two bounds, at the current price.
 *
 * @param sqrtRatioCurrent Q64.96
 * @param sqrtRatioA Q64.96; the bounds can be in either order but must differ
 * @param sqrtRatioB Q64.96
 * @returns liquidity, rounded down; inside the range, the scarcer token limits it
 * @throws RangeError if the bounds are equal
 */
export function liquidityForAmounts(
  sqrtRatioCurrent: bigint,
  sqrtRatioA: bigint,
  sqrtRatioB: bigint,
  amount0: bigint,
  amount1: bigint,
  precision: LiquidityPrecision,
): bigint {
  if (sqrtRatioA === sqrtRatioB) throw new RangeError('The bounds of a range must differ');
  const [lower, upper] = ascending(sqrtRatioA, sqrtRatioB);
  if (sqrtRatioCurrent <= lower) return liquidityForAmount0(lower, upper, amount0, precision);
  if (sqrtRatioCurrent >= upper) return liquidityForAmount1(lower, upper, amount1);
  const by0 = liquidityForAmount0(sqrtRatioCurrent, upper, amount0, precision);
  const by1 = liquidityForAmount1(lower, sqrtRatioCurrent, amount1);
  return by0 < by1 ? by0 : by1;
}

/** Sqrt prices in Q64.96, with `lower < upper`. */
export interface MintRange {
  readonly current: bigint;
  readonly lower: bigint;
  readonly upper: bigint;
}

/** The result of a mint, with amounts in base units. */
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
 * Returns the liquidity that the position manager mints for two desired amounts, and the amounts that the minter pays
 * for it. The scarcer token limits the liquidity, and the amounts are rounded in the pool's favor. Source:
 * `LiquidityManagement` of `@uniswap/v3-periphery` and `_modifyPosition` of the pool.
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
