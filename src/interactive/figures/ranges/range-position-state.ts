import {
  constantProductLiquidity,
  constantProductReserves,
} from '../../../protocol/liquidity/constant-product';
import {
  capitalEfficiency,
  positionAmounts,
  positionLiquidity,
  rangeStatus,
  valueInToken1,
} from '../../../protocol/liquidity/position';
import { priceAtTick, tickAtPrice } from '../../../protocol/liquidity/price-at-tick';
import { nearestUsableTick } from '../../../protocol/liquidity/usable-tick';
import type { AddressCodec } from '../../kit/use-address-state';
import { DEPOSIT_VALUE, ENTRY_PRICE, PAIR_DECIMALS, TICK_SPACING } from '../figure-market';
import { priceParameter } from '../../kit/figure-numbers';

/** Bounds of the range as ticks, and the price in USDC per WETH. */
export interface RangePositionState {
  readonly lowerTick: number;
  readonly upperTick: number;
  readonly price: number;
}

const AXIS_FACTOR = 2.5;

/** Ends of the price axis, in USDC per WETH. */
export const AXIS = { lower: ENTRY_PRICE / AXIS_FACTOR, upper: ENTRY_PRICE * AXIS_FACTOR };

/** Number of steps of the price slider from the entry price to either end of the axis. Each step is 0.7%. */
export const PRICE_STEPS = 130;

export const priceAtStep = (step: number): number =>
  Number(priceParameter(ENTRY_PRICE * AXIS_FACTOR ** (step / PRICE_STEPS)));

export const stepAtPrice = (price: number): number =>
  Math.round((PRICE_STEPS * Math.log(price / ENTRY_PRICE)) / Math.log(AXIS_FACTOR));

export const boundPrice = (tick: number): number => priceAtTick(tick, PAIR_DECIMALS);

const clamp = (value: number, minimum: number, maximum: number): number =>
  Math.min(Math.max(value, minimum), maximum);

const usableTickAt = (price: number): number =>
  nearestUsableTick(Math.round(tickAtPrice(price, PAIR_DECIMALS)), TICK_SPACING);

export const LOWEST_TICK = usableTickAt(AXIS.lower);
export const HIGHEST_TICK = usableTickAt(AXIS.upper);

/** Returns the nearest tick that, as the lower bound, leaves the range at least one spacing wide. */
export const lowerTickBelow = (tick: number, upperTick: number): number =>
  clamp(tick, LOWEST_TICK, upperTick - TICK_SPACING);

/** Returns the nearest tick that, as the upper bound, leaves the range at least one spacing wide. */
export const upperTickAbove = (tick: number, lowerTick: number): number =>
  clamp(tick, lowerTick + TICK_SPACING, HIGHEST_TICK);

const DEFAULTS: RangePositionState = {
  lowerTick: usableTickAt(1_500),
  upperTick: usableTickAt(2_500),
  price: ENTRY_PRICE,
};

function readRange(text: string | null): Pick<RangePositionState, 'lowerTick' | 'upperTick'> {
  const [lower = NaN, upper = NaN] = (text ?? '').split('-').map(Number);
  if (!(lower > 0 && lower < upper && upper < Infinity)) return DEFAULTS;
  const lowerTick = lowerTickBelow(
    usableTickAt(clamp(lower, AXIS.lower, AXIS.upper)),
    HIGHEST_TICK,
  );
  const upperTick = usableTickAt(clamp(upper, AXIS.lower, AXIS.upper));
  return { lowerTick, upperTick: upperTickAbove(upperTick, lowerTick) };
}

function readPrice(text: string | null): number {
  const price = Number(text ?? NaN);
  if (!(price > 0 && price < Infinity)) return DEFAULTS.price;
  return clamp(Number(priceParameter(price)), AXIS.lower, AXIS.upper);
}

/** Maps the state to a query such as `?range=1500-2500&price=2000`, in USDC per WETH. Bounds snap to usable ticks. */
export const rangePositionCodec: AddressCodec<RangePositionState> = {
  defaults: DEFAULTS,
  read: (parameters) => {
    const { lowerTick, upperTick } = readRange(parameters.get('range'));
    return { lowerTick, upperTick, price: readPrice(parameters.get('price')) };
  },
  write: ({ lowerTick, upperTick, price }) => ({
    range: `${priceParameter(boundPrice(lowerTick))}-${priceParameter(boundPrice(upperTick))}`,
    price: priceParameter(price),
  }),
};

/** Returns everything that the figure shows, for a deposit at the entry price and a later price. */
export function describePosition({ lowerTick, upperTick, price }: RangePositionState) {
  const range = { lower: boundPrice(lowerTick), upper: boundPrice(upperTick) };
  const liquidity = positionLiquidity(DEPOSIT_VALUE, range, ENTRY_PRICE);
  const amounts = positionAmounts(liquidity, range, price);
  const value = valueInToken1(amounts, price);
  const v1Liquidity = constantProductLiquidity(DEPOSIT_VALUE, ENTRY_PRICE);
  const v1Amounts = constantProductReserves(v1Liquidity, price);
  return {
    range,
    price,
    amounts,
    value,
    share0: (amounts.amount0 * price) / value,
    status: rangeStatus(range, price),
    efficiency: capitalEfficiency(range, ENTRY_PRICE),
    v1Amounts,
    v1Value: valueInToken1(v1Amounts, price),
  };
}

export type PositionDescription = ReturnType<typeof describePosition>;
