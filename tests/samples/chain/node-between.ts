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
 * Middleware between a sample and its node. It may watch a request, respond in the node's place, or lose the response.
 *
 * @param next forwards the request to the node
 */
export type Between = (
  method: string,
  params: unknown[],
  next: () => Promise<unknown>,
) => Promise<unknown>;

/** Forwards every request to the node. */
export const direct: Between = (_method, _params, next) => next();

/** Returns an ethers provider whose requests go through middleware. */
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
 * Returns a viem client whose requests go through middleware.
 *
 * @param account a local account, or the address of an account that the node signs for, as a wallet would
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
    // A sample must see each error at once, but viem would spend a second retrying errors without a code.
    transport: custom({ request }, { retryCount: 0 }),
    pollingInterval: 10,
  }).extend(publicActions);
}
