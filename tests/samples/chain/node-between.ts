// SPDX-License-Identifier: MIT
import { providers } from 'ethers';
import {
  type Account,
  type Address,
  createWalletClient,
  custom,
  type EIP1193Parameters,
  type LocalAccount,
  publicActions,
} from 'viem';
import { mainnet } from 'viem/chains';
import type { Wallet } from '../../../content/samples/sdk/v3/viem/config.ts';
import type { TestChain } from './context.ts';

/**
 * What stands between a sample and its node: it may watch a request, answer in the node's place, or lose the answer.
 *
 * @param next asks the node
 */
export type Between = (
  method: string,
  params: unknown[],
  next: () => Promise<unknown>,
) => Promise<unknown>;

/** The node itself. */
export const direct: Between = (_method, _params, next) => next();

/** A node of ethers, with something in between. */
export function ethersThrough(
  { url, provider }: Pick<TestChain, 'url' | 'provider'>,
  between: Between,
  chainId = 1,
): providers.StaticJsonRpcProvider {
  const node = new providers.StaticJsonRpcProvider(url, { chainId, name: 'test' });
  node.pollingInterval = 10;
  node.send = (method, params: unknown[]) =>
    between(method, params, () => provider.send(method, params) as Promise<unknown>);
  return node;
}

/**
 * A client of viem, with something in between.
 *
 * @param account an address stands for a wallet that has chosen this account of the node's
 */
export function viemThrough(
  { provider }: Pick<TestChain, 'provider'>,
  between: Between,
  account: LocalAccount | Address,
): Wallet {
  const request = ({ method, params }: EIP1193Parameters): Promise<unknown> => {
    const list = (params ?? []) as unknown[];
    const answer = (): Promise<unknown> =>
      method === 'eth_accounts' && typeof account === 'string'
        ? Promise.resolve([account])
        : (provider.send(method, list) as Promise<unknown>);
    return between(method, list, answer);
  };
  return createWalletClient<ReturnType<typeof custom>, typeof mainnet, Account>({
    account: account as Account,
    chain: mainnet,
    // A sample sees each error as it happens: viem would retry those without a code for a second.
    transport: custom({ request }, { retryCount: 0 }),
    pollingInterval: 10,
  }).extend(publicActions);
}
