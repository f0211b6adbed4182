import type { MintClaim } from '../../../protocol/liquidity/claim';
import {
  formatFactor,
  formatPrice,
  formatPriceWithUnit,
  formatTick,
} from '../../kit/figure-numbers';
import { formatExact, showFraction } from '../exact-numbers';
import { MAINNET_DECIMALS } from '../figure-market';
import type { CanvasDescription, RangeCanvasState } from './range-canvas-state';

/** Labels for the position of the price relative to the range. */
export const STATUS_TEXT = {
  below: 'Below range',
  'in-range': 'In range',
  above: 'Above range',
} as const;

/** Formats a whole number with its digits grouped. */
export const whole = (value: bigint): string => formatExact(value.toString());

/** Formats an amount in whole tokens, with up to eight digits. */
const tokens = (raw: bigint, decimals: number): string =>
  showFraction({ numerator: raw, denominator: 10n ** BigInt(decimals) }, 8);

/** Formats base units of USDC as whole tokens. */
export const usdc = (raw: bigint): string => tokens(raw, MAINNET_DECIMALS.decimals0);

/** Formats wei as WETH. */
export const weth = (raw: bigint): string => tokens(raw, MAINNET_DECIMALS.decimals1);

/**
 * Formats the price of a bound. Extreme prices are in scientific notation, because those of a full range have about
 * forty digits.
 */
export const boundText = (price: number): string =>
  price < 1e-6 || price > 1e12
    ? price.toExponential(2).replace('+', '').replace('-', '−')
    : formatPrice(price);

export function summarise(canvas: CanvasDescription, state: RangeCanvasState): string {
  return (
    `Range from ${boundText(canvas.range.lower)} to ${boundText(canvas.range.upper)} USDC per ` +
    `WETH, ticks ${formatTick(state.lowerTick)} to ${formatTick(state.upperTick)}. At ` +
    `${formatPriceWithUnit(canvas.price)} the price is ${STATUS_TEXT[canvas.status].toLowerCase()}. ` +
    `Minting uses ${usdc(canvas.amount0)} USDC and ${weth(canvas.amount1)} WETH for a liquidity of ` +
    `${whole(canvas.liquidity)}, ${formatFactor(canvas.efficiency)} that of the same value over ` +
    `the full range.`
  );
}

/** Returns the figure's numbers as a claim that is checked with the position manager and a pool. */
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
