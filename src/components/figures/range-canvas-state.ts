import { readAmount, readDecimal, readInteger, type Reading } from '../../lib/exact/decimal-text';
import { fullRange, TICK_SPACINGS } from '../../lib/liquidity/fee-tiers';
import { mintPosition } from '../../lib/liquidity/mint-position';
import { capitalEfficiency } from '../../lib/liquidity/position';
import { tickAtPrice } from '../../lib/liquidity/price-at-tick';
import { sqrtRatioAtPrice } from '../../lib/liquidity/sqrt-price';
import { MAX_TICK, MIN_TICK, sqrtRatioAtTick } from '../../lib/liquidity/sqrt-ratio';
import { nearestUsableTick } from '../../lib/liquidity/usable-tick';
import type { AddressCodec } from './address-state';
import { ENTRY_PRICE, PAIR_DECIMALS } from './figure-market';
import { priceParameter } from './figure-numbers';
import { AXIS, boundPrice } from './range-position-state';

/** A position about to be minted. */
export interface RangeCanvasState {
  /** A key of {@link TICK_SPACINGS}. */
  readonly fee: number;
  readonly lowerTick: number;
  readonly upperTick: number;
  /** Current price of the pool, USDC per WETH. */
  readonly price: number;
  /** Desired amounts as decimal text, of WETH and of USDC. */
  readonly amount0: string;
  readonly amount1: string;
}

export const spacingOf = (fee: number): number => TICK_SPACINGS.get(fee) ?? 1;

/** The usable tick nearest to a price, in USDC per WETH. */
export const usableTickAt = (price: number, spacing: number): number =>
  nearestUsableTick(Math.round(tickAtPrice(price, PAIR_DECIMALS)), spacing);

/** The ticks at both ends of the drawing and the sliders. */
export const axisTicks = (spacing: number) => ({
  min: usableTickAt(AXIS.lower, spacing),
  max: usableTickAt(AXIS.upper, spacing),
});

/** Puts a range on usable ticks, at least one spacing wide and inside the bounds. */
function settle(lower: number, upper: number, spacing: number) {
  const widest = fullRange(spacing);
  const lowerTick = Math.min(nearestUsableTick(lower, spacing), widest.upper - spacing);
  const upperTick = Math.max(nearestUsableTick(upper, spacing), lowerTick + spacing);
  return { lowerTick, upperTick };
}

/** The state with one bound moved; it stops one spacing before the other bound. */
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

/** The state in another fee tier: its bounds on the ticks of that tier, a full range kept full. */
export function withFee(state: RangeCanvasState, fee: number): RangeCanvasState {
  const [before, after] = [fullRange(spacingOf(state.fee)), fullRange(spacingOf(fee))];
  const lower = state.lowerTick === before.lower ? after.lower : state.lowerTick;
  const upper = state.upperTick === before.upper ? after.upper : state.upperTick;
  return { ...state, fee, ...settle(lower, upper, spacingOf(fee)) };
}

/** The state with a range between two prices, in USDC per WETH. */
export function withPrices(
  state: RangeCanvasState,
  lower: number,
  upper: number,
): RangeCanvasState {
  const tickAt = (price: number) => Math.round(tickAtPrice(price, PAIR_DECIMALS));
  return { ...state, ...settle(tickAt(lower), tickAt(upper), spacingOf(state.fee)) };
}

/** Understands a desired amount. */
export function readDesired(
  state: RangeCanvasState,
  field: 'amount0' | 'amount1',
  text: string,
): Reading<Partial<RangeCanvasState>> {
  const places = field === 'amount0' ? PAIR_DECIMALS.decimals0 : PAIR_DECIMALS.decimals1;
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
  amount0: '1',
  amount1: '2000',
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

/** `?mint-fee=3000&mint-range=-203160:-198060&mint-price=2000&mint-amounts=1:2000` */
export const rangeCanvasCodec: AddressCodec<RangeCanvasState> = {
  defaults: DEFAULTS,
  read: (parameters) => {
    const wanted = Number(parameters.get('mint-fee'));
    const fee = TICK_SPACINGS.has(wanted) ? wanted : DEFAULTS.fee;
    const range = readRange(parameters.get('mint-range'), fee);
    const base = range ? { ...DEFAULTS, fee, ...range } : withFee(DEFAULTS, fee);
    const [text0 = '', text1 = ''] = (parameters.get('mint-amounts') ?? '').split(':');
    return {
      ...base,
      price: readPrice(parameters.get('mint-price')),
      ...readDesired(base, 'amount0', text0).value,
      ...readDesired(base, 'amount1', text1).value,
    };
  },
  write: ({ fee, lowerTick, upperTick, price, amount0, amount1 }) => ({
    'mint-fee': String(fee),
    'mint-range': `${lowerTick}:${upperTick}`,
    'mint-price': priceParameter(price),
    'mint-amounts': `${amount0}:${amount1}`,
  }),
};

function exactly<Value>({ value, problem }: Reading<Value>): Value {
  if (value === undefined) throw new RangeError(problem);
  return value;
}

/** Everything the figure shows: amounts in smallest units and exact, prices for drawing. */
export function describeCanvas(state: RangeCanvasState) {
  const { lowerTick, upperTick, price, fee } = state;
  const spacing = spacingOf(fee);
  const widest = fullRange(spacing);
  const current = sqrtRatioAtPrice(exactly(readDecimal(priceParameter(price))), PAIR_DECIMALS);
  const desired0 = exactly(readAmount(state.amount0, PAIR_DECIMALS.decimals0));
  const desired1 = exactly(readAmount(state.amount1, PAIR_DECIMALS.decimals1));
  const range = { lower: boundPrice(lowerTick), upper: boundPrice(upperTick) };
  const minted = mintPosition(
    { current, lower: sqrtRatioAtTick(lowerTick), upper: sqrtRatioAtTick(upperTick) },
    desired0,
    desired1,
  );
  return {
    ...minted,
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
