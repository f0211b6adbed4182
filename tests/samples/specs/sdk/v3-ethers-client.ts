// SPDX-License-Identifier: MIT
import type { Currency, CurrencyAmount, Token } from '@uniswap/sdk-core';
import type { SwapRoute } from '@uniswap/smart-order-router';
import type { FeeAmount } from '@uniswap/v3-sdk';
import type { providers } from 'ethers';
import { connect } from '../../../../content/samples/sdk/v3/config.ts';
import { collectFees, feesFromGrowth, feesOwed } from '../../../../content/samples/sdk/v3/fees.ts';
import { buyWithEther, wrapEther } from '../../../../content/samples/sdk/v3/funding.ts';
import {
  approvePositionManager,
  mint,
  positionsOf,
} from '../../../../content/samples/sdk/v3/minting.ts';
import { fetchPosition, increase, remove } from '../../../../content/samples/sdk/v3/modifying.ts';
import { openPosition } from '../../../../content/samples/sdk/v3/opening.ts';
import { withTicks } from '../../../../content/samples/sdk/v3/pool-with-ticks.ts';
import { poolOfPosition } from '../../../../content/samples/sdk/v3/position-pool.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { quote, quoteRoute } from '../../../../content/samples/sdk/v3/quoting.ts';
import { executeRoute } from '../../../../content/samples/sdk/v3/routing.ts';
import { send } from '../../../../content/samples/sdk/v3/sending.ts';
import { swapAndAdd } from '../../../../content/samples/sdk/v3/swap-and-add.ts';
import {
  approveRouter,
  buildTrade,
  executeTrade,
  received,
} from '../../../../content/samples/sdk/v3/trading.ts';
import { gasCost, onChain, type TestChain } from '../../chain/context.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

/** A mined transaction of the trader. */
export interface Sent {
  /** What the trader paid for gas, in wei. */
  gas: bigint;
  /** The amount of a token that the trader received, as read by the sample. */
  received(token: Token): CurrencyAmount<Token>;
}

/**
 * Returns the functions of the v3 SDK guides' samples that read or send, called as the trader of a chain. These are the
 * ethers 5 versions.
 */
export function ethersClient(chain: TestChain) {
  const wallet = (privateKey = PRIVATE_KEY) => connect(chain.url, privateKey);
  const elsewhere = () => onChain(chain.trader, 10);
  const reads =
    <Args extends unknown[], Result>(
      call: (provider: providers.JsonRpcProvider, ...args: Args) => Result,
    ) =>
    (...args: Args) =>
      call(chain.provider, ...args);
  const signs =
    <Args extends unknown[], Result>(
      call: (signer: providers.JsonRpcSigner, ...args: Args) => Result,
    ) =>
    (...args: Args) =>
      call(chain.trader, ...args);
  const sends =
    <Args extends unknown[]>(
      call: (
        signer: providers.JsonRpcSigner,
        ...args: Args
      ) => Promise<providers.TransactionReceipt>,
    ) =>
    async (...args: Args): Promise<Sent> => {
      const receipt = await call(chain.trader, ...args);
      return {
        gas: gasCost(receipt).toBigInt(),
        received: (token) => received(receipt, token, chain.traderAddress),
      };
    };
  return {
    name: 'ethers' as 'ethers' | 'viem',
    /** Returns the balance of the account that the sample's `connect` creates for a key. */
    balance: async (privateKey: string) => (await wallet(privateKey).getBalance()).toBigInt(),
    /** Sends 1 wei to an account, and returns the sender. */
    give: async (privateKey: string, to: string) => {
      const { hash } = await wallet(privateKey).sendTransaction({ to, value: 1 });
      return (await chain.provider._waitForTransaction(hash, 1, 0, null as never)).from;
    },
    send: sends(send),
    fetchPool: (tokenA: Token, tokenB: Token, fee: FeeAmount, block?: number) =>
      fetchPool(chain.provider, tokenA, tokenB, fee, block),
    quote: reads(quote),
    quoteRoute: reads(quoteRoute),
    buildTrade: reads(buildTrade),
    approveRouter: signs(approveRouter),
    executeTrade: sends(executeTrade),
    /** Executes the trade from a wallet that is switched to chain 10. */
    executeTradeElsewhere: (trade: Parameters<typeof executeTrade>[1]): Promise<unknown> =>
      executeTrade(elsewhere(), trade, 2 ** 40),
    withTicks: reads(withTicks),
    wrapEther: signs(wrapEther),
    buyWithEther: (token: Token, ether: CurrencyAmount<Currency>, deadline: number) =>
      buyWithEther(wallet(), token, ether, deadline),
    approvePositionManager: signs(approvePositionManager),
    mint: signs(mint),
    openPosition: (deadline: number) => openPosition(wallet(), deadline),
    positionsOf: reads(positionsOf),
    fetchPosition: reads(fetchPosition),
    increase: sends(increase),
    remove: sends(remove),
    poolOfPosition: reads(poolOfPosition),
    feesOwed: reads(feesOwed),
    feesFromGrowth: reads(feesFromGrowth),
    collectFees: sends(collectFees),
    executeRoute: sends(executeRoute),
    /** Executes the route from a wallet that is switched to chain 10. */
    executeRouteElsewhere: (route: SwapRoute): Promise<unknown> => executeRoute(elsewhere(), route),
    swapAndAdd: sends(swapAndAdd),
  };
}

/** The interface that the clients of both libraries share. */
export type Client = ReturnType<typeof ethersClient>;
