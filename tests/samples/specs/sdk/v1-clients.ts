// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import type { PublicClient } from 'viem';
import { WETH } from '../../../../content/samples/sdk/v1/setup.ts';
import { type Clients, connect } from '../../../../content/samples/sdk/v1/viem/clients.ts';
import type { TestChain } from '../../chain/context.ts';
import { units } from '../../chain/tokens.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import type { Caller } from '../called-by-trader.ts';

/** Returns an amount of WETH, given in whole units. */
export const weth = (amount: number) =>
  CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());

/** Returns a deadline ten minutes from now. */
export const soon = async (chain: TestChain) => (await chain.now()) + 600;

/** Returns viem clients for the chain's trader. */
export const clients = ({ url }: Pick<TestChain, 'url'>): Clients => connect(url, PRIVATE_KEY);

/** Wraps a function of a viem sample that only reads. */
export const withReader =
  <Args extends unknown[], Result>(call: (reader: PublicClient, ...args: Args) => Result) =>
  (chain: TestChain, ...args: Args) =>
    call(clients(chain).reader, ...args);

/** Wraps a function of a viem sample that sends; the wallet may be connected to another chain. */
export const withClients =
  <Args extends unknown[], Result>(call: (clients: Clients, ...args: Args) => Result) =>
  ({ chainId, ...chain }: Caller & Pick<TestChain, 'url'>, ...args: Args) => {
    const { reader, wallet } = clients(chain);
    const elsewhere = { ...wallet, getChainId: () => Promise.resolve(chainId) } as typeof wallet;
    return call({ reader, wallet: chainId ? elsewhere : wallet }, ...args);
  };
