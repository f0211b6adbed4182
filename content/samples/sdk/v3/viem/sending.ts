// SPDX-License-Identifier: MIT
import type { MethodParameters } from '@uniswap/v3-sdk';
import type { Address, Hex, PublicActions, TransactionReceipt } from 'viem';
import type { Wallet } from './config.ts';

// #region send
/**
 * Waits for a transaction to be mined.
 *
 * @throws if it reverted, which viem only records in the receipt
 */
export async function mined(
  client: PublicActions,
  hash: Hex,
): Promise<TransactionReceipt> {
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === 'reverted') throw new Error(`Reverted: ${hash}`);
  return receipt;
}

/**
 * Sends a transaction that the SDK encoded, and waits until it is mined.
 *
 * @throws before sending if it would revert, or afterwards if it did
 */
export async function send(
  client: Wallet,
  to: Address,
  { calldata, value }: MethodParameters,
): Promise<TransactionReceipt> {
  const request = { to, data: calldata as Hex, value: BigInt(value) };
  // A fifth above the estimate. The first change to a pool in a block also writes its
  // oracle, which the estimate omits if another change has just done so.
  const estimate = await client.estimateGas({ account: client.account, ...request });
  const gas = (estimate * 6n) / 5n;
  return mined(client, await client.sendTransaction({ ...request, gas }));
}
// #endregion send
