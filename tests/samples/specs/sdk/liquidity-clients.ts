// SPDX-License-Identifier: MIT
import type { Token } from '@uniswap/sdk-core';
import type { FeeAmount, Pool } from '@uniswap/v3-sdk';
import type { Address } from 'viem';
import * as ethers from '../../../../content/samples/sdk/v3/liquidity-distribution.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/liquidity-distribution.ts';
import type { TestChain } from '../../chain/context.ts';
import { type Between, direct, ethersThrough, viemThrough } from '../../chain/node-between.ts';

/**
 * The ethers sample's functions for the liquidity distribution of a pool. The viem version below has the same
 * interface.
 */
export const ethersLiquidity = {
  MULTICALL: ethers.MULTICALL as string,
  distribution: (chain: TestChain, a: Token, b: Token, fee: FeeAmount, between = direct) =>
    ethers.liquidityDistribution(ethersThrough(chain, between), a, b, fee),
  readTicks: (chain: TestChain, pool: Pool, block: number, pageSize?: number, between = direct) =>
    ethers.readTicks(ethersThrough(chain, between), pool, block, pageSize),
  priceRanges: ethers.priceRanges,
  compareBalances: (chain: TestChain, distribution: ethers.Distribution) =>
    ethers.compareBalances(chain.provider, distribution),
};
type LiquiditySample = typeof ethersLiquidity;

/** Returns a client for reading. Its account does not matter. */
const reader = (chain: TestChain, between: Between = direct) =>
  viemThrough(chain, between, chain.traderAddress as Address);

export const viemLiquidity: LiquiditySample = {
  MULTICALL: viem.MULTICALL,
  distribution: async (chain, a, b, fee, between) => {
    const found = await viem.liquidityDistribution(reader(chain, between), a, b, fee);
    return { ...found, block: Number(found.block) };
  },
  readTicks: (chain, pool, block, pageSize, between) =>
    viem.readTicks(reader(chain, between), pool, BigInt(block), pageSize),
  priceRanges: viem.priceRanges,
  compareBalances: (chain, distribution) =>
    viem.compareBalances(reader(chain), { ...distribution, block: BigInt(distribution.block) }),
};
