// SPDX-License-Identifier: MIT
import { BigNumber } from 'ethers';
import { expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf } from '../../chain/tokens.ts';

const { usdc, dai, weth9, universalRouter } = addresses;
const zero = BigNumber.from(0);

/** Returns the quoter's result for the 0.3% tier. */
export const quote = async (
  chain: TestChain,
  kind: 'Input' | 'Output',
  tokens: string[],
  amount: unknown,
) =>
  (await at('quoter', chain.trader).callStatic[`quoteExact${kind}Single`]!(
    ...tokens,
    3000,
    amount,
    0,
  )) as BigNumber;

/** Asserts that nothing is left in the router, where anyone could take it. */
export async function expectEmptyRouter(chain: TestChain) {
  for (const token of [dai, usdc, weth9]) {
    expect(await balanceOf(chain, token, universalRouter)).toEqual(zero);
  }
  expect(await chain.provider.getBalance(universalRouter)).toEqual(zero);
}
