import { keccak256 } from '@ethersproject/keccak256';
import { toUtf8Bytes } from '@ethersproject/strings';
import type { Token } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import { expect } from 'vitest';
import { fileText, plain } from './page-text';
import { big, DAI, raw, USDT, WETH, whole } from './tokens';

const v1 = 'content/docs/contracts/v1';
/** Returns the source of a page about the v1 contracts. @param path path below the folder of these pages */
export const contractsPage = (path: string) => fileText(`${v1}/${path}.mdx`);
/** Returns the source of a v1 smart contract integration guide. */
export const contractGuide = (name: string) =>
  contractsPage(`guides/smart-contract-integration/${name}`);
/** Returns the source of a v1 SDK guide. */
export const sdkGuide = (name: string) => fileText(`content/docs/sdk/v1/guides/${name}.mdx`);

/** Returns the source of a v1 SDK reference page. */
export const sdkPage = (name: string) => fileText(`content/docs/sdk/v1/reference/${name}.mdx`);

/** Asserts that a page contains all of these texts. White space is collapsed before the comparison. */
export function states(page: string, ...parts: string[]) {
  const text = plain(page);
  expect(parts.filter((part) => !text.includes(plain(part)))).toEqual([]);
}

/** Formats a share as a percentage, with a minus sign instead of a hyphen. */
export const percent = (share: number, digits = 2) =>
  `${(share * 100).toFixed(digits)}%`.replace('-', '−');

/** Returns the pair in the pages' examples: 1,000 WETH and 2,000,000 of a dollar token. */
export const pairWith = (dollar: Token) => new Pair(whole(WETH, 1_000), whole(dollar, 2_000_000));

/** Returns the output of the example pair for a sale of this many wei, in base units of USDT. */
export const sold = (amount: bigint) =>
  big(pairWith(USDT).getOutputAmount(raw(WETH, amount))[0].quotient);
/** Returns the input for which the example pair sells this many wei, in base units of USDT. */
export const bought = (amount: bigint) =>
  big(pairWith(USDT).getInputAmount(raw(WETH, amount))[0].quotient);

/** Returns a pair with these reserves, in base units. */
export const pairOf = (dai: number, weth: number) => new Pair(raw(DAI, dai), raw(WETH, weth));
/** The pair in the examples of the SDK reference. */
export const even = pairOf(1_000_000, 1_000_000);

/** The EIP-712 type hash of a permit for LP tokens. */
export const permitHash = keccak256(
  toUtf8Bytes('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
);
