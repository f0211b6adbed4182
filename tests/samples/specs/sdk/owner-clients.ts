// SPDX-License-Identifier: MIT
import type { Pool } from '@uniswap/v3-sdk';
import type { Address, Hex } from 'viem';
import * as ethers from '../../../../content/samples/sdk/v3/owner-positions.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/owner-positions.ts';
import type { TestChain } from '../../chain/context.ts';
import { type Between, direct, ethersThrough, viemThrough } from '../../chain/node-between.ts';

export type { OwnedPosition } from '../../../../content/samples/sdk/v3/owner-positions.ts';

/** The list of an owner's positions, the same for each library that reads it. */
export interface OwnerSample {
  MULTICALL: string;
  list(
    chain: TestChain,
    owner: string,
    pageSize?: number,
    between?: Between,
  ): Promise<{ block: number; positions: ethers.OwnedPosition[] }>;
  callManager(
    chain: TestChain,
    from: string,
    calls: string[],
    block: number,
    between?: Between,
  ): Promise<(string | undefined)[]>;
  collectOf(tokenId: string, recipient: string): string;
  /** The pool of a position, by what `positions(tokenId)` returned. */
  readPool(chain: TestChain, data: string, block: number): Promise<Pool | undefined>;
  /** What is said of that position when its pool cannot be read. */
  describeUnknown(data: string): ethers.OwnedPosition;
}

const rawOf = (data: string) =>
  ethers.MANAGER.decodeFunctionResult('positions', data) as unknown as ethers.RawPosition;

export const ethersOwner: OwnerSample = {
  MULTICALL: ethers.MULTICALL,
  list: (chain, owner, pageSize, between = direct) =>
    ethers.positionsWithFees(ethersThrough(chain, between), owner, pageSize),
  callManager: (chain, from, calls, block, between = direct) =>
    ethers.callManager(ethersThrough(chain, between), from, calls, block),
  collectOf: ethers.collectOf,
  readPool: async (chain, data, block) =>
    (await ethers.readPools(chain.provider, 1, [rawOf(data)], block))[0],
  describeUnknown: (data) => ethers.describePosition('1', rawOf(data), undefined, undefined),
};

/** A reader: whose account it is does not matter. */
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
