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
 * Returns a viem wallet for the trader's account. The node signs, as a wallet would.
 *
 * @param chainId id of the chain that the wallet reports as connected; by default, the private chain's own id
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
    // Errors thrown by ethers lack the node's error code, so viem would spend a second retrying them.
    transport: custom({ request }, { retryCount: 0 }),
    pollingInterval: 10,
  }) as Client<Transport, Chain, Account>;
}

/** Returns the ethers receipt of a transaction that viem has sent. */
export function receiptOf(
  { provider }: Pick<TestChain, 'provider'>,
  { transactionHash }: { transactionHash: Hex },
): Promise<providers.TransactionReceipt> {
  return provider.getTransactionReceipt(transactionHash);
}
