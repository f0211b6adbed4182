// SPDX-License-Identifier: MIT
import type { MethodParameters } from '@uniswap/v3-sdk';
import type { Address, Hex, PublicActions, TransactionReceipt } from 'viem';
import type { Wallet } from './config.ts';

// #region send
/**
 * Waits for a transaction to be mined.
 *
 * @throws when it reverted, which viem only notes in the receipt
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
 * Sends what a function of the SDK returned, and waits for it to be mined.
 *
 * @throws when it would revert, before it is sent, or when it did
 */
export async function send(
  client: Wallet,
  to: Address,
  { calldata, value }: MethodParameters,
): Promise<TransactionReceipt> {
  const request = { to, data: calldata as Hex, value: BigInt(value) };
  // A fifth more than estimated. The first change of a pool in a block also writes its
  // oracle, which the estimate leaves out if another change has just done so.
  const estimate = await client.estimateGas({ account: client.account, ...request });
  const gas = (estimate * 6n) / 5n;
  return mined(client, await client.sendTransaction({ ...request, gas }));
}
// #endregion send
