// SPDX-License-Identifier: MIT
import type { providers } from 'ethers';
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  createClient,
  custom,
  type EIP1193Parameters,
  type Hex,
  type Transport,
} from 'viem';
import { mainnet } from 'viem/chains';
import type { TestChain } from './context.ts';

/**
 * The trader's account, for samples of viem. The node signs, as a wallet would.
 *
 * @param chainId what the wallet says that it is connected to; without it, the truth
 */
export function viemWallet(
  { provider, traderAddress }: Pick<TestChain, 'provider' | 'traderAddress'>,
  chainId?: number,
): Client<Transport, Chain, Account> {
  const request = ({ method, params }: EIP1193Parameters): Promise<unknown> =>
    chainId !== undefined && method === 'eth_chainId'
      ? Promise.resolve(`0x${chainId.toString(16)}`)
      : provider.send(method, (params ?? []) as unknown[]);
  return createClient({
    account: traderAddress as Address,
    chain: mainnet,
    // ethers throws errors without the node's code, and viem would retry those for a second.
    transport: custom({ request }, { retryCount: 0 }),
    pollingInterval: 10,
  }) as Client<Transport, Chain, Account>;
}

/** What ethers reads of a transaction that viem has sent. */
export function receiptOf(
  { provider }: Pick<TestChain, 'provider'>,
  { transactionHash }: { transactionHash: Hex },
): Promise<providers.TransactionReceipt> {
  return provider.getTransactionReceipt(transactionHash);
}
