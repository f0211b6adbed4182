import { formatExact, showFraction } from '../exact-numbers';
import { MAINNET_DECIMALS } from '../figure-market';
import {
  formatFactor,
  formatPrice,
  formatPriceWithUnit,
  formatTick,
} from '../../kit/figure-numbers';
import { type CanvasDescription, type RangeCanvasState } from './range-canvas-state';

/** Where the price stands to the range. */
export const STATUS_TEXT = {
  below: 'Below range',
  'in-range': 'In range',
  above: 'Above range',
} as const;

/** A whole number with its digits in groups. */
export const whole = (value: bigint): string => formatExact(value.toString());

/** An amount in whole tokens, exactly as far as eight digits go. */
const tokens = (raw: bigint, decimals: number): string =>
  showFraction({ numerator: raw, denominator: 10n ** BigInt(decimals) }, 8);

/** USDC in whole tokens, of its smallest units. */
export const usdc = (raw: bigint): string => tokens(raw, MAINNET_DECIMALS.decimals0);

/** WETH in whole tokens, of wei. */
export const weth = (raw: bigint): string => tokens(raw, MAINNET_DECIMALS.decimals1);

/** Bounds without end would be numbers of forty digits. */
export const boundText = (price: number): string =>
  price < 1e-6 || price > 1e12
    ? price.toExponential(2).replace('+', '').replace('-', '−')
    : formatPrice(price);

export function summarise(canvas: CanvasDescription, state: RangeCanvasState): string {
  return (
    `Range from ${boundText(canvas.range.lower)} to ${boundText(canvas.range.upper)} USDC per ` +
    `WETH, ticks ${formatTick(state.lowerTick)} to ${formatTick(state.upperTick)}. At ` +
    `${formatPriceWithUnit(canvas.price)} the price is ${STATUS_TEXT[canvas.status].toLowerCase()}. ` +
    `Minting takes ${usdc(canvas.amount0)} USDC and ${weth(canvas.amount1)} WETH for liquidity ` +
    `${whole(canvas.liquidity)}, ${formatFactor(canvas.efficiency)} that of the same value over ` +
    `the full range.`
  );
}
