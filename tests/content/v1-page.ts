import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import { expect } from 'vitest';
import { fileText as textOf, grouped } from './page-text';

export { fileJson as jsonOf, fileText as textOf, grouped, row } from './page-text';

export const wei = 10n ** 18n;
export const micro = 10n ** 6n;

const v1 = 'content/docs/contracts/v1';
/** Source of a page of the v1 contracts, by its path below them. */
export const contractsPage = (path: string) => textOf(`${v1}/${path}.mdx`);
/** Source of a guide to integrating the v1 contracts. */
export const contractGuide = (name: string) =>
  contractsPage(`guides/smart-contract-integration/${name}`);
/** Source of a guide of the v1 SDK. */
export const sdkGuide = (name: string) => textOf(`content/docs/sdk/v1/guides/${name}.mdx`);

const plain = (text: string) => text.replaceAll('{,}', ',').replace(/\s+/g, ' ');

/** Fails with the parts that a page does not hold; runs of blanks count as one. */
export function states(page: string, ...parts: string[]) {
  const text = plain(page);
  expect(parts.filter((part) => !text.includes(plain(part)))).toEqual([]);
}

/** Raw units of a token with six decimals, in whole tokens. */
export const usdt = (raw: bigint) => grouped(Number(raw) / 1e6, 6);
/** A share as percent, with a real minus sign. */
export const percent = (share: number, digits = 2) =>
  `${(share * 100).toFixed(digits)}%`.replace('-', '−');

const token = (address: string, decimals: number) => new Token(1, address, decimals);
export const WETH = token('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18);
export const USDT = token('0xdAC17F958D2ee523a2206206994597C13D831ec7', 6);
export const USDC = token('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
export const DAI = token('0x6B175474E89094C44Da98b954EedeAC495271d0F', 18);

/** An amount of whole tokens. */
export const whole = (currency: Token, amount: number) =>
  CurrencyAmount.fromRawAmount(
    currency,
    (BigInt(amount) * 10n ** BigInt(currency.decimals)).toString(),
  );

/** The example pair of every page: 1,000 WETH and 2,000,000 of a dollar token. */
export const pairWith = (dollar: Token) => new Pair(whole(WETH, 1_000), whole(dollar, 2_000_000));

const raw = (amount: { quotient: { toString(): string } }) => BigInt(amount.quotient.toString());
const weth = (amount: bigint) => CurrencyAmount.fromRawAmount(WETH, amount.toString());
/** What the example pair pays for so many wei, in raw USDT. */
export const sold = (amount: bigint) => raw(pairWith(USDT).getOutputAmount(weth(amount))[0]);
/** What so many wei cost in the example pair, in raw USDT. */
export const bought = (amount: bigint) => raw(pairWith(USDT).getInputAmount(weth(amount))[0]);
