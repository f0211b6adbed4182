// SPDX-License-Identifier: MIT
import { type Contract, type providers, utils } from 'ethers';
import { beforeEach } from 'vitest';
import type { SeaportOrder } from '../../../../content/samples/universal-router/buy-nft.ts';
import { gasCost, type TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { type NftMarket, placeNftMarket } from '../../chain/nft-market.ts';
import type { Buying } from './buy-nft-clients.ts';
import { expectEmptyRouter } from './swap-quotes.ts';

const { defaultAbiCoder, parseEther } = utils;

/** Signature of the router's function. */
export const execute = 'execute(bytes,bytes[],uint256)';
/**
 * Commands of the router: a Seaport call that reverts on failure, one that is skipped on failure, and sweeps of ether
 * or of one NFT.
 */
export const SEAPORT = 0x10;
export const SEAPORT_OR_NOT = 0x90;
export const SWEEP = 0x04;
export const SWEEP_ERC721 = 0x17;
/** The selector of ExecutionFailed(uint256,bytes). */
export const EXECUTION_FAILED = utils.id('ExecutionFailed(uint256,bytes)').slice(0, 10);
/** Returns the error text for a failed command, by its index. */
export const failedAt = (command: number) =>
  `${EXECUTION_FAILED}: ${utils.defaultAbiCoder.encode(['uint256'], [command]).slice(2)}`;

/** The price of an NFT: 1 ether, including a fee of 2.5%. */
export const price = { toSeller: parseEther('0.975'), fee: parseEther('0.025') };

/** Sets up an NFT market, its router and a buyer for each test, with the helpers that tests use. */
export function useSale(chain: TestChain, buying: Buying) {
  const placed = {} as { market: NftMarket; buyer: string; router: Contract };
  beforeEach(async () => {
    placed.market = await placeNftMarket(chain);
    placed.buyer = chain.traderAddress;
    placed.router = at('universalRouter', chain.trader);
  });
  const { fulfil, priceOf } = buying;
  const owner = async (id: number) => (await placed.market.collection.ownerOf(id)) as string;
  const ether = (account: string) => chain.provider.getBalance(account);
  /** Returns the cost of a buyer's transaction, excluding gas. */
  const spent = async (sent: () => Promise<providers.TransactionReceipt>) => {
    const before = await ether(placed.buyer);
    const receipt = await sent();
    return before.sub(await ether(placed.buyer)).sub(gasCost(receipt));
  };
  /** Fulfils the order as another buyer, so that a later purchase fails. */
  const takeFirst = async (order: SeaportOrder) => {
    const other = chain.provider.getSigner(6);
    const call = {
      to: placed.market.seaport.address,
      data: fulfil(order, await other.getAddress()),
      value: priceOf(order),
    };
    await (await other.sendTransaction(call)).wait();
  };
  /** Returns the input of the SEAPORT command that buys an NFT for a recipient. */
  const purchaseFor = (order: SeaportOrder, recipient: string) =>
    defaultAbiCoder.encode(['uint256', 'bytes'], [priceOf(order), fulfil(order, recipient)]);
  return {
    ...buying,
    chain,
    placed,
    owner,
    ether,
    spent,
    expectEmptyRouter: () => expectEmptyRouter(chain),
    takeFirst,
    purchaseFor,
  };
}

/** A sale, as passed to the tests of a sample. */
export type Sale = ReturnType<typeof useSale>;
