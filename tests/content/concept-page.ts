import { encodeSqrtRatioX96, TickMath, tickToPrice } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { fileText, says } from './page-text';
import { micro, USDT, wei, WETH } from './tokens';

// The concept tests recompute every worked number from these values, so they fail if a number is edited only on a page.

/** Returns a function that asserts that this concept page contains all of the given texts. */
export const statedOn =
  (page: string) =>
  (...parts: string[]) =>
    says(`concepts/${page}`, ...parts);

/** Asserts that a figure contains all of these texts. */
export function draws(figure: string, ...expected: string[]) {
  const text = fileText(`content/figures/${figure}.svg`);
  expect(
    expected.filter((part) => !text.includes(`>${part}<`)),
    `not found in ${figure}.svg`,
  ).toEqual([]);
}

/** Returns the raw square root price for this many USDT per WETH. */
export const sqrtAt = (price: number) =>
  encodeSqrtRatioX96(String(BigInt(price) * micro), String(wei));
/** Returns the tick for this many USDT per WETH. */
export const tickAt = (price: number) => TickMath.getTickAtSqrtRatio(sqrtAt(price));
/** Returns the price at a tick, in USDT per WETH. */
export const priceAt = (tick: number) => Number(tickToPrice(WETH, USDT, tick).toSignificant(12));

/** Returns the output of a v1 pair, from its published formula with a fee of 0.30% of the input. */
export const v1Out = (input: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (input * 997n * reserveOut) / (reserveIn * 1000n + input * 997n);
/** The pair of the examples. */
export const reserves = { weth: 1000n * wei, usdt: 2_000_000n * micro };

/** Returns the output of that pair for this many WETH, in raw USDT. */
export const sell = (weth: bigint) => v1Out(weth * wei, reserves.weth, reserves.usdt);
