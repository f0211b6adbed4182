// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import type { BigNumber } from 'ethers';
import type { Address, Hex } from 'viem';
import { beforeEach } from 'vitest';
import { DAI, POSITION_MANAGER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { mint, positionAround } from '../../../../content/samples/sdk/v3/minting.ts';
import * as ethers from '../../../../content/samples/sdk/v3/owner-positions.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/owner-positions.ts';
import { IN_TIME, type TestChain } from '../../chain/context.ts';
import { direct, ethersThrough, viemThrough } from '../../chain/node-between.ts';

import { approveAll, fund, units } from '../../chain/tokens.ts';

const rawOf = (data: string) =>
  ethers.MANAGER.decodeFunctionResult('positions', data) as unknown as ethers.RawPosition;

/**
 * The ethers sample's functions for the list of an owner's positions. The viem version below has the same interface.
 */
export const ethersOwner = {
  MULTICALL: ethers.MULTICALL as string,
  list: (chain: TestChain, owner: string, pageSize?: number, between = direct) =>
    ethers.positionsWithFees(ethersThrough(chain, between), owner, pageSize),
  callManager: (
    chain: TestChain,
    from: string,
    calls: string[],
    block: number,
    between = direct,
  ): Promise<(string | undefined)[]> =>
    ethers.callManager(ethersThrough(chain, between), from, calls, block),
  collectOf: ethers.collectOf,
  /** Reads the pool of a position, from the data that `positions(tokenId)` returned. */
  readPool: async (chain: TestChain, data: string, block: number) =>
    (await ethers.readPools(chain.provider, 1, [rawOf(data)], block))[0],
  /** Describes the position in this data as if the position's pool could not be read. */
  describeUnknown: (data: string) =>
    ethers.describePosition('1', rawOf(data), undefined, undefined),
};
type OwnerSample = typeof ethersOwner;

/** Returns a client for reading. Its account does not matter. */
const reader = (chain: TestChain, between = direct) =>
  viemThrough(chain, between, chain.traderAddress as Address);

export const viemOwner: OwnerSample = {
  MULTICALL: viem.MULTICALL,
  list: async (chain, owner, pageSize, between) => {
    const client = reader(chain, between);
    const listed = await viem.positionsWithFees(client, owner as Address, pageSize);
    return { ...listed, block: Number(listed.block) };
  },
  callManager: (chain, from, calls, block, between) =>
    viem.callManager(reader(chain, between), from as Address, calls as Hex[], BigInt(block)),
  collectOf: (tokenId, recipient) => viem.collectOf(tokenId, recipient as Address),
  readPool: async (chain, data, block) => {
    const raw = viem.rawPositionOf(data as Hex);
    return (await viem.readPools(reader(chain), 1, [raw], BigInt(block)))[0];
  },
  describeUnknown: (data) =>
    viem.describePosition('1', viem.rawPositionOf(data as Hex), undefined, undefined),
};

const raw = (currency: Token, amount: BigNumber) =>
  CurrencyAmount.fromRawAmount(currency, amount.toString());

/** Sets up a trader with tokens, and returns functions to mint and list positions. */
export function useOwner(sample: OwnerSample, chain: TestChain) {
  const list = (pageSize?: number) => sample.list(chain, chain.traderAddress, pageSize);
  const pair = () => fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM);
  const stable = () => fetchPool(chain.provider, DAI, USDC, FeeAmount.LOWEST);
  const texts = ({ amounts, fees }: ethers.OwnedPosition) =>
    [amounts, fees].map((two) => two?.map((amount) => amount.toExact()));

  const mintPair = async (width: number) => {
    const [usdc, weth] = [raw(USDC, units.usdc(2_000)), raw(WETH, units.weth(1))];
    return mint(chain.trader, positionAround(await pair(), usdc, weth, width), IN_TIME);
  };
  const mintStable = async () => {
    const [dai, usdc] = [raw(DAI, units.dai(500)), raw(USDC, units.usdc(500))];
    return mint(chain.trader, positionAround(await stable(), dai, usdc, 100), IN_TIME);
  };

  beforeEach(async () => {
    await fund(chain, chain.traderAddress, {
      dai: units.dai(10_000),
      usdc: units.usdc(50_000),
      weth: units.weth(50),
    });
    await approveAll(
      chain.trader,
      POSITION_MANAGER,
      [DAI, USDC, WETH].map((t) => t.address),
    );
  });

  return { sample, chain, list, pair, stable, texts, mintPair, mintStable };
}

/** An owner of positions, as passed to the tests of a sample. */
export type Owner = ReturnType<typeof useOwner>;
