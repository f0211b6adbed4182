import { formatFraction, type Fraction, invert } from '../../../protocol/exact/fraction';
import type { PriceClaim } from '../../../protocol/liquidity/claim';
import {
  fractionalTick,
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  priceAtSqrtRatio,
  sqrtRatioAtTick,
  TICK_SPACINGS,
  tickOfBoundedRatio,
} from '../../../protocol/liquidity/tick-math';
import { nearestUsableTick } from '../../../protocol/liquidity/usable-tick';
import { priceLabCodec, type PriceLabState, type PriceSource, readSource } from './price-lab-state';

const DIGITS = 12;

/** A usable tick, with its price. */
export interface UsableTick {
  readonly tick: number;
  readonly price: Fraction;
}

/**
 * Returns everything that the figure shows. Prices and ticks are exact. The offset and the positions on the scale are
 * floating-point numbers.
 */
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
    /** Position of the price on `scale`: 1 at the second tick, 2 at the third. */
    place: 1 + (position - below) / spacing,
    /** Positions of the lowest and the highest possible tick on `scale`, where the ruler ends. */
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

/**
 * Returns the figure's numbers as a claim that is checked with a pool. It has no symbols or decimals, because a pool
 * doesn't store them.
 */
export const priceClaim = (
  { ratio, tick, spacing, nearest }: PriceDescription,
  fee: number,
): PriceClaim => ({
  kind: 'price',
  fee,
  sqrtPriceX96: ratio,
  tick,
  spacing,
  usable: { tick: nearest.tick, sqrtPriceX96: sqrtRatioAtTick(nearest.tick) },
});

/** The figure's anchor, which is also the prefix of the ids in it. */
export const PRICE_LAB_ID = 'price-lab';

interface PricePreset {
  readonly name: string;
  readonly change: Partial<PriceLabState>;
}

/** Notable prices. The lowest and the highest price leave the tokens and the fee tier as they are. */
export const PRICE_PRESETS: readonly PricePreset[] = [
  { name: '2,000 USDC per WETH', change: priceLabCodec.defaults },
  {
    name: '1 USDC per DAI',
    change: {
      source: 'price',
      text: '1',
      token0: { symbol: 'DAI', decimals: 18 },
      token1: { symbol: 'USDC', decimals: 6 },
      fee: 100,
    },
  },
  { name: 'Lowest', change: { source: 'sqrt', text: MIN_SQRT_RATIO.toString() } },
  { name: 'Highest', change: { source: 'sqrt', text: MAX_SQRT_RATIO.toString() } },
];
