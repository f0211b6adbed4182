import { positionAmounts } from '../../../protocol/liquidity/position';
import { averageExecutionPrice, convertedFraction } from '../../../protocol/liquidity/range-order';
import { priceAtTick, tickAtPrice } from '../../../protocol/liquidity/price-at-tick';
import { nearestUsableTick } from '../../../protocol/liquidity/usable-tick';
import type { AddressCodec } from '../../kit/use-address-state';
import { PAIR_DECIMALS, TICK_SPACING } from '../figure-market';
import { priceParameter } from '../../kit/figure-numbers';

/** Amount of WETH in the order. */
export const ORDER_AMOUNT = 5;

const usablePrice = (price: number): number =>
  priceAtTick(
    nearestUsableTick(Math.round(tickAtPrice(price, PAIR_DECIMALS)), TICK_SPACING),
    PAIR_DECIMALS,
  );

/** The order's bounds, in USDC per WETH, on usable ticks of the 0.3% tier. */
export const ORDER_RANGE = { lower: usablePrice(2_100), upper: usablePrice(2_400) };

/** Ends of the axis and the slider, and the slider's step, in USDC per WETH. */
export const ORDER_AXIS = { lower: 1_950, upper: 2_550, step: 5 };

export interface RangeOrderState {
  readonly price: number;
}

function readPrice(text: string | null): number {
  const price = Number(text ?? NaN);
  if (!(price > 0 && price < Infinity)) return rangeOrderCodec.defaults.price;
  const snapped = Math.round(price / ORDER_AXIS.step) * ORDER_AXIS.step;
  return Math.min(Math.max(snapped, ORDER_AXIS.lower), ORDER_AXIS.upper);
}

/** Maps the state to a query such as `?order-price=2250`, in USDC per WETH. */
export const rangeOrderCodec: AddressCodec<RangeOrderState> = {
  defaults: { price: 2_200 },
  read: (parameters) => ({ price: readPrice(parameters.get('order-price')) }),
  write: ({ price }) => ({ 'order-price': priceParameter(price) }),
};

const LIQUIDITY = ORDER_AMOUNT / positionAmounts(1, ORDER_RANGE, ORDER_RANGE.lower).amount0;

/** Returns the order's amounts at a price, and the average price of the part sold so far. Fees aren't included. */
export function describeOrder(price: number) {
  const { lower, upper } = ORDER_RANGE;
  const reached = Math.min(Math.max(price, lower), upper);
  return {
    price,
    amounts: positionAmounts(LIQUIDITY, ORDER_RANGE, price),
    fraction: convertedFraction(ORDER_RANGE, price),
    /** `undefined` until something is sold. */
    averagePrice: reached > lower ? averageExecutionPrice({ lower, upper: reached }) : undefined,
  };
}

export type OrderDescription = ReturnType<typeof describeOrder>;
