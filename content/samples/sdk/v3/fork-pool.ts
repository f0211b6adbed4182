// SPDX-License-Identifier: MIT
import type { Token } from '@uniswap/sdk-core';
import { type FeeAmount, Pool } from '@uniswap/v3-sdk';

// #region address
export interface Fork {
  /** The contract that creates the pools, which is not always the factory. */
  deployer: string;
  initCodeHash: string;
}

export function forkPoolAddress(
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  { initCodeHash, deployer }: Fork,
): string {
  return Pool.getAddress(tokenA, tokenB, fee, initCodeHash, deployer);
}
// #endregion address
