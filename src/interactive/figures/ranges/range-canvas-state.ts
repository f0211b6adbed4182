import { readAmount, readDecimal, readInteger } from '../../../protocol/exact/decimal-text';
import type { Reading } from '../../../protocol/exact/reading';
import { invert } from '../../../protocol/exact/fraction';
import {
  fullRange,
  MAX_TICK,
  MIN_TICK,
  sqrtRatioAtPrice,
  sqrtRatioAtTick,
  TICK_SPACINGS,
} from '../../../protocol/liquidity/tick-math';
import { mintPosition } from '../../../protocol/liquidity/exact-amounts';
import { capitalEfficiency } from '../../../protocol/liquidity/position';
import { priceAtTick, tickAtPrice } from '../../../protocol/liquidity/price-at-tick';
import { nearestUsableTick } from '../../../protocol/liquidity/usable-tick';
import type { AddressCodec } from '../../kit/use-address-state';
import { ENTRY_PRICE, MAINNET_DECIMALS } from '../figure-market';
import { priceParameter } from '../../kit/figure-numbers';
import { AXIS } from './range-position-state';

/** A position to mint in mainnet's USDC/WETH pool. Its ticks measure WETH per USDC. */
export interface RangeCanvasState {
  /** The fee tier, a key of {@link TICK_SPACINGS}. */
  readonly fee: number;
  readonly lowerTick: number;
  readonly upperTick: number;
  /** Current price of the pool, USDC per WETH. */
  readonly price: number;
  /** Desired amounts as decimal text: `amount0` of USDC, `amount1` of WETH. */
  readonly amount0: string;
  readonly amount1: string;
}

export const spacingOf = (fee: number): number => TICK_SPACINGS.get(fee) ?? 1;

/** Returns the tick of a price in USDC per WETH. The pool's own price is its reciprocal. */
const tickAt = (price: number): number => Math.round(tickAtPrice(1 / price, MAINNET_DECIMALS));

/** Returns the price of a tick, in USDC per WETH. */
const priceOf = (tick: number): number => 1 / priceAtTick(tick, MAINNET_DECIMALS);

/** Returns the usable tick nearest to a price in USDC per WETH. */
export const usableTickAt = (price: number, spacing: number): number =>
  nearestUsableTick(tickAt(price), spacing);

/** Returns the ticks at the ends of the drawing and the sliders. The lowest tick is the highest price. */
export const axisTicks = (spacing: number) => ({
  min: usableTickAt(AXIS.upper, spacing),
  max: usableTickAt(AXIS.lower, spacing),
});

/** Snaps a range to usable ticks, at least one spacing apart and within the bounds. */
function settle(lower: number, upper: number, spacing: number) {
  const widest = fullRange(spacing);
  const lowerTick = Math.min(nearestUsableTick(lower, spacing), widest.upper - spacing);
  const upperTick = Math.max(nearestUsableTick(upper, spacing), lowerTick + spacing);
  return { lowerTick, upperTick };
}

/**
 * Returns the state with one bound moved to the usable tick nearest to `tick`, but at least one spacing from the other
 * bound.
 */
export function withBound(
  state: RangeCanvasState,
  bound: 'lowerTick' | 'upperTick',
  tick: number,
): RangeCanvasState {
  const spacing = spacingOf(state.fee);
  const usable = nearestUsableTick(tick, spacing);
  return bound === 'lowerTick'
    ? { ...state, lowerTick: Math.min(usable, state.upperTick - spacing) }
    : { ...state, upperTick: Math.max(usable, state.lowerTick + spacing) };
}

/**
 * Returns the state in another fee tier, with its bounds moved to usable ticks of that tier. A full range stays full.
 */
export function withFee(state: RangeCanvasState, fee: number): RangeCanvasState {
  const [before, after] = [fullRange(spacingOf(state.fee)), fullRange(spacingOf(fee))];
  const lower = state.lowerTick === before.lower ? after.lower : state.lowerTick;
  const upper = state.upperTick === before.upper ? after.upper : state.upperTick;
  return { ...state, fee, ...settle(lower, upper, spacingOf(fee)) };
}

/** Returns the state with a range between two prices, in USDC per WETH. */
export function withPrices(
  state: RangeCanvasState,
  lower: number,
  upper: number,
): RangeCanvasState {
  return { ...state, ...settle(tickAt(upper), tickAt(lower), spacingOf(state.fee)) };
}

/** Parses a desired amount. */
export function readDesired(
  state: RangeCanvasState,
  field: 'amount0' | 'amount1',
  text: string,
): Reading<Partial<RangeCanvasState>> {
  const places = field === 'amount0' ? MAINNET_DECIMALS.decimals0 : MAINNET_DECIMALS.decimals1;
  const { value, problem } = readAmount(text, places);
  if (value === undefined) return { problem };
  if (value >= 1n << 128n) return { problem: 'That is more than a position can hold.' };
  return { value: { [field]: readDecimal(text).value?.text ?? state[field] } };
}

const START: RangeCanvasState = {
  fee: 3_000,
  lowerTick: 0,
  upperTick: 0,
  price: ENTRY_PRICE,
  amount0: '2000',
  amount1: '1',
};

const DEFAULTS = withPrices(START, 1_500, 2_500);

function readRange(text: string | null, fee: number) {
  const [lower, upper] = (text ?? '').split(':').map((part) => readInteger(part).value);
  const inside = (tick: bigint | undefined) =>
    tick !== undefined && tick >= MIN_TICK && tick <= MAX_TICK;
  if (lower === undefined || upper === undefined || !inside(lower) || !inside(upper)) return;
  if (lower >= upper) return;
  return settle(Number(lower), Number(upper), spacingOf(fee));
}

function readPrice(text: string | null): number {
  const price = Number(text ?? NaN);
  if (!(price > 0 && price < Infinity)) return DEFAULTS.price;
  return Math.min(Math.max(Number(priceParameter(price)), AXIS.lower), AXIS.upper);
}

/** Maps the state to a query such as `?mint-fee=3000&mint-ticks=198060:203160&mint-price=2000&mint-desired=2000:1`. */
export const rangeCanvasCodec: AddressCodec<RangeCanvasState> = {
  defaults: DEFAULTS,
  read: (parameters) => {
    const wanted = Number(parameters.get('mint-fee'));
    const fee = TICK_SPACINGS.has(wanted) ? wanted : DEFAULTS.fee;
    const range = readRange(parameters.get('mint-ticks'), fee);
    const base = range ? { ...DEFAULTS, fee, ...range } : withFee(DEFAULTS, fee);
    const [text0 = '', text1 = ''] = (parameters.get('mint-desired') ?? '').split(':');
    return {
      ...base,
      price: readPrice(parameters.get('mint-price')),
      ...readDesired(base, 'amount0', text0).value,
      ...readDesired(base, 'amount1', text1).value,
    };
  },
  write: ({ fee, lowerTick, upperTick, price, amount0, amount1 }) => ({
    'mint-fee': String(fee),
    'mint-ticks': `${lowerTick}:${upperTick}`,
    'mint-price': priceParameter(price),
    'mint-desired': `${amount0}:${amount1}`,
  }),
};

function exactly<Value>({ value, problem }: Reading<Value>): Value {
  if (value === undefined) throw new RangeError(problem);
  return value;
}

const BY_PRICE = { below: 'above', 'in-range': 'in-range', above: 'below' } as const;

/** Returns everything that the figure shows: exact amounts in base units, and prices for the drawing. */
export function describeCanvas(state: RangeCanvasState) {
  const { lowerTick, upperTick, price, fee } = state;
  const spacing = spacingOf(fee);
  const widest = fullRange(spacing);
  const inPool = invert(exactly(readDecimal(priceParameter(price))));
  const current = sqrtRatioAtPrice(inPool, MAINNET_DECIMALS);
  const desired0 = exactly(readAmount(state.amount0, MAINNET_DECIMALS.decimals0));
  const desired1 = exactly(readAmount(state.amount1, MAINNET_DECIMALS.decimals1));
  const range = { lower: priceOf(upperTick), upper: priceOf(lowerTick) };
  const minted = mintPosition(
    { current, lower: sqrtRatioAtTick(lowerTick), upper: sqrtRatioAtTick(upperTick) },
    desired0,
    desired1,
  );
  return {
    ...minted,
    /**
     * The status by price in USDC per WETH. By tick it's the opposite: if the price is above the range, its tick is
     * below.
     */
    status: BY_PRICE[minted.status],
    current,
    range,
    price,
    spacing,
    desired: { amount0: desired0, amount1: desired1 },
    left: { amount0: desired0 - minted.amount0, amount1: desired1 - minted.amount1 },
    efficiency: capitalEfficiency(range, price),
    isFull: lowerTick === widest.lower && upperTick === widest.upper,
  };
}

export type CanvasDescription = ReturnType<typeof describeCanvas>;
