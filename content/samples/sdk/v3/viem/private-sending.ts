// SPDX-License-Identifier: MIT
import type { MethodParameters } from '@uniswap/v3-sdk';
import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  type TransactionReceipt,
} from 'viem';
import type { Wallet } from './config.ts';

// #region private
/**
 * Sends a swap through a private endpoint, and reads everything else from your own node.
 *
 * @param endpoint URL of the private endpoint. Its operator sees the swap first
 * @param timeout milliseconds to wait for a block
 * @throws if the swap would revert or does revert, or if no block includes it in time
 */
export async function sendPrivately(
  client: Wallet,
  endpoint: string,
  to: Address,
  { calldata, value }: MethodParameters,
  timeout = 300_000,
): Promise<TransactionReceipt> {
  const { account, chain } = client;
  const sender = createWalletClient({ account, chain, transport: http(endpoint) });
  const request = { to, data: calldata as Hex, value: BigInt(value) };
  // Reverts here at no cost if the price has already passed your minimum.
  const estimate = await client.estimateGas({ account, ...request });
  const hash = await sender.sendTransaction({ ...request, gas: (estimate * 6n) / 5n });
  const receipt = await client.waitForTransactionReceipt({ hash, timeout });
  if (receipt.status === 'reverted') throw new Error(`Reverted: ${hash}`);
  return receipt;
}
// #endregion private
