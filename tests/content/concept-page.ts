import { encodeSqrtRatioX96, TickMath, tickToPrice } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { fileText, says } from './page-text';
import { micro, USDT, wei, WETH } from './tokens';

// The tests of concept pages compute every worked number from these values, so they fail if only the page is edited.

/** Returns a function that asserts that a concept page contains all of its arguments. */
export const statedOn =
  (page: string) =>
  (...parts: string[]) =>
    says(`concepts/${page}`, ...parts);

/** Asserts that a figure has labels with all of these texts. */
export function draws(figure: string, ...expected: string[]) {
  const text = fileText(`content/figures/${figure}.svg`);
  expect(
    expected.filter((part) => !text.includes(`>${part}<`)),
    `not found in ${figure}.svg`,
  ).toEqual([]);
}

/** Returns the sqrtPriceX96 for a price in USDT per WETH. */
export const sqrtAt = (price: number) =>
  encodeSqrtRatioX96(String(BigInt(price) * micro), String(wei));
/** Returns the tick for a price in USDT per WETH. */
export const tickAt = (price: number) => TickMath.getTickAtSqrtRatio(sqrtAt(price));
/** Returns the price at a tick, in USDT per WETH. */
export const priceAt = (tick: number) => Number(tickToPrice(WETH, USDT, tick).toSignificant(12));

/** Returns the output of a trade with a v1 pair, by the formula that the pages show. The fee is 0.30% of the input. */
export const v1Out = (input: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (input * 997n * reserveOut) / (reserveIn * 1000n + input * 997n);
/** Reserves of the pair in the examples. */
export const reserves = { weth: 1000n * wei, usdt: 2_000_000n * micro };

/** Returns the output of the example pair for this many WETH, in base units of USDT. */
export const sell = (weth: bigint) => v1Out(weth * wei, reserves.weth, reserves.usdt);
