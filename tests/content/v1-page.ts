import { keccak256 } from '@ethersproject/keccak256';
import { toUtf8Bytes } from '@ethersproject/strings';
import type { Token } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import { expect } from 'vitest';
import { fileText, plain } from './page-text';
import { big, DAI, raw, USDT, WETH, whole } from './tokens';

const v1 = 'content/docs/contracts/v1';
/** Source of a page of the v1 contracts, by its path below them. */
export const contractsPage = (path: string) => fileText(`${v1}/${path}.mdx`);
/** Source of a guide to integrating the v1 contracts. */
export const contractGuide = (name: string) =>
  contractsPage(`guides/smart-contract-integration/${name}`);
/** Source of a guide of the v1 SDK. */
export const sdkGuide = (name: string) => fileText(`content/docs/sdk/v1/guides/${name}.mdx`);

/** Source of a page of the reference of the v1 SDK. */
export const sdkPage = (name: string) => fileText(`content/docs/sdk/v1/reference/${name}.mdx`);

/** Fails with the parts that a page does not hold; runs of blanks count as one. */
export function states(page: string, ...parts: string[]) {
  const text = plain(page);
  expect(parts.filter((part) => !text.includes(plain(part)))).toEqual([]);
}

/** A share as percent, with a real minus sign. */
export const percent = (share: number, digits = 2) =>
  `${(share * 100).toFixed(digits)}%`.replace('-', '−');

/** The example pair of every page: 1,000 WETH and 2,000,000 of a dollar token. */
export const pairWith = (dollar: Token) => new Pair(whole(WETH, 1_000), whole(dollar, 2_000_000));

/** What the example pair pays for so many wei, in raw USDT. */
export const sold = (amount: bigint) =>
  big(pairWith(USDT).getOutputAmount(raw(WETH, amount))[0].quotient);
/** What so many wei cost in the example pair, in raw USDT. */
export const bought = (amount: bigint) =>
  big(pairWith(USDT).getInputAmount(raw(WETH, amount))[0].quotient);

/** A pair with these raw reserves. */
export const pairOf = (dai: number, weth: number) => new Pair(raw(DAI, dai), raw(WETH, weth));
/** The pair of the examples in the reference of the SDK. */
export const even = pairOf(1_000_000, 1_000_000);

/** The hash of the type that a permit of LP tokens is signed by. */
export const permitHash = keccak256(
  toUtf8Bytes('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
);
