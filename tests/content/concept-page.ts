import { encodeSqrtRatioX96, TickMath, tickToPrice } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { fileText, says } from './page-text';
import { micro, USDT, wei, WETH } from './tokens';

// Every worked number of the concept pages is computed again from these: one edited on a page fails.

/** What asserts that a page of the concepts says each of some parts. */
export const statedOn =
  (page: string) =>
  (...parts: string[]) =>
    says(`concepts/${page}`, ...parts);

/** Asserts that a figure has each of the texts. */
export function draws(figure: string, ...expected: string[]) {
  const text = fileText(`content/figures/${figure}.svg`);
  expect(
    expected.filter((part) => !text.includes(`>${part}<`)),
    `not found in ${figure}.svg`,
  ).toEqual([]);
}

/** Raw square root price of WETH at so many USDT. */
export const sqrtAt = (price: number) =>
  encodeSqrtRatioX96(String(BigInt(price) * micro), String(wei));
/** The tick of that price. */
export const tickAt = (price: number) => TickMath.getTickAtSqrtRatio(sqrtAt(price));
/** USDT per WETH at a tick. */
export const priceAt = (tick: number) => Number(tickToPrice(WETH, USDT, tick).toSignificant(12));

/** Output of a v1 pair, from its published formula: 0.30% of the input is the fee. */
export const v1Out = (input: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (input * 997n * reserveOut) / (reserveIn * 1000n + input * 997n);
/** The pair of the examples. */
export const reserves = { weth: 1000n * wei, usdt: 2_000_000n * micro };

/** What that pair pays for so many WETH, in raw USDT. */
export const sell = (weth: bigint) => v1Out(weth * wei, reserves.weth, reserves.usdt);
