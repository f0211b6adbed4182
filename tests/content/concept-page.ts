import { readFileSync } from 'node:fs';
import { Token } from '@uniswap/sdk-core';
import { encodeSqrtRatioX96, TickMath, tickToPrice } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { grouped } from './page-text';

// Every worked number of the concept pages is computed again from these: one edited on a page fails.

export const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
export const USDT = new Token(1, '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6, 'USDT');
export const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const wei = 10n ** 18n;
export const micro = 10n ** 6n;

const root = new URL('../../content/', import.meta.url);
/** A file of `content`. */
export const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The page's text with runs of blanks as one, and the thousands mark of formulas as plain text has it. */
const textOf = (page: string) =>
  read(page === 'glossary' ? 'glossary.yml' : `docs/concepts/${page}.mdx`)
    .replaceAll('{,}', ',')
    .replace(/\s+/g, ' ');

/** Asserts that a page of the concepts, or the glossary, says each of the parts. */
export function states(page: string, ...expected: string[]) {
  const text = textOf(page);
  const missing = expected.filter((part) => !text.includes(part));
  expect(missing, `not found in ${page}.mdx`).toEqual([]);
}

/** Asserts that a figure has each of the texts. */
export function draws(figure: string, ...expected: string[]) {
  const text = read(`figures/${figure}.svg`);
  expect(
    expected.filter((part) => !text.includes(`>${part}<`)),
    `not found in ${figure}.svg`,
  ).toEqual([]);
}

/** Raw units of USDT, in whole ones. */
export const usdt = (raw: bigint) => grouped(Number(raw) / 1e6, 6);
/** A number of the SDK, exact. */
export const big = (value: { toString(): string }) => BigInt(value.toString());

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
