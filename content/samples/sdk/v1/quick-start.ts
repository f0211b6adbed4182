// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import type { providers } from 'ethers';
import { fetchPair } from './fetching-data.ts';
import { executionPrice, midPrice } from './pricing.ts';
import { DAI, WETH } from './setup.ts';

/** Tells what 1 WETH costs in DAI: at the margin, and for a trade of 10 WETH. */
export async function quickStart(provider: providers.Provider): Promise<string[]> {
  const pair = await fetchPair(provider, DAI, WETH);
  const tenWeth = CurrencyAmount.fromRawAmount(WETH, '10000000000000000000');
  const { price, impact } = executionPrice([pair], tenWeth, DAI);
  return [
    `1 WETH = ${midPrice([pair], WETH, DAI)} DAI`,
    `10 WETH sell for ${price} DAI each: ${impact}% less, fee included`,
  ];
}
