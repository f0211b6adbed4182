import { formatFraction, invert, type Fraction } from '../../../protocol/exact/fraction';
import { TICK_SPACINGS } from '../../../protocol/liquidity/fee-tiers';
import {
  fractionalTick,
  priceAtSqrtRatio,
  tickOfBoundedRatio,
} from '../../../protocol/liquidity/sqrt-price';
import { MAX_TICK, MIN_TICK, sqrtRatioAtTick } from '../../../protocol/liquidity/sqrt-ratio';
import { nearestUsableTick } from '../../../protocol/liquidity/usable-tick';
import { readSource, type PriceLabState, type PriceSource } from './price-lab-state';

const DIGITS = 12;

/** A usable tick, with its price. */
export interface UsableTick {
  readonly tick: number;
  readonly price: Fraction;
}

/** Returns everything the figure shows: exact numbers, except for positions on the scale. */
export function describePrice(state: PriceLabState) {
  const { token0, token1, fee } = state;
  const reading = readSource(state.source, state.text, state);
  if (!reading.value) throw new RangeError(reading.problem);
  const { ratio } = reading.value;
  const pair = { decimals0: token0.decimals, decimals1: token1.decimals };
  const spacing = TICK_SPACINGS.get(fee) ?? 1;
  const tick = tickOfBoundedRatio(ratio);
  const priceAt = (at: number): Fraction => priceAtSqrtRatio(sqrtRatioAtTick(at), pair);
  const usable = (at: number): UsableTick | undefined =>
    Math.abs(at) > MAX_TICK ? undefined : { tick: at, price: priceAt(at) };
  const nearest = nearestUsableTick(tick, spacing);
  const below = Math.floor(tick / spacing) * spacing;
  const position = fractionalTick(tick, sqrtRatioAtTick(tick), ratio);
  return {
    ratio,
    tick,
    spacing,
    price: priceAtSqrtRatio(ratio, pair),
    nearest: { tick: nearest, price: priceAt(nearest) },
    /** How far the price is above the price of the nearest usable tick, as a fraction. */
    offset: (Number(ratio) / Number(sqrtRatioAtTick(nearest))) ** 2 - 1,
    /** Four usable ticks around the price; `undefined` beyond the bounds. */
    scale: [-1, 0, 1, 2].map((step) => usable(below + step * spacing)),
    /** Position of the price on that scale: 1 at the second tick, 2 at the third. */
    place: 1 + (position - below) / spacing,
    /** Where the bounds cut the scale, in the same units. */
    bounds: {
      lower: 1 + (MIN_TICK - below) / spacing,
      upper: 1 + (MAX_TICK - below) / spacing,
    },
    text: {
      price: formatFraction(priceAtSqrtRatio(ratio, pair), DIGITS),
      inverse: formatFraction(invert(priceAtSqrtRatio(ratio, pair)), DIGITS),
      tick: String(tick),
      sqrt: ratio.toString(),
    } satisfies Record<PriceSource, string>,
  };
}

export type PriceDescription = ReturnType<typeof describePrice>;
