// SPDX-License-Identifier: MIT
import { ChainId, Fetcher, type Pair } from '@uniswap/sdk';
import type { providers } from 'ethers';

// #region fetcher
/**
 * Fetches a pair with the older package @uniswap/sdk, which still has a Fetcher.
 *
 * Its Token and Pair are separate classes: do not mix them with those of @uniswap/v2-sdk.
 */
export async function fetchPairByAddress(
  provider: providers.BaseProvider,
  addressA: string,
  addressB: string,
): Promise<Pair> {
  const [tokenA, tokenB] = await Promise.all([
    Fetcher.fetchTokenData(ChainId.MAINNET, addressA, provider),
    Fetcher.fetchTokenData(ChainId.MAINNET, addressB, provider),
  ]);
  return Fetcher.fetchPairData(tokenA, tokenB, provider);
}
// #endregion fetcher
