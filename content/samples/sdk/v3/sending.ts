// SPDX-License-Identifier: MIT
import type { MethodParameters } from '@uniswap/v3-sdk';
import type { providers, Signer } from 'ethers';

// #region send
/**
 * Sends a transaction that the SDK encoded, and waits until it is mined.
 *
 * @throws before sending if it would revert, or afterwards if it did
 */
export async function send(
  signer: Signer,
  to: string,
  { calldata, value }: MethodParameters,
): Promise<providers.TransactionReceipt> {
  const request = { to, data: calldata, value };
  // A fifth above the estimate. The first change to a pool in a block also writes its
  // oracle, which the estimate omits if another change has just done so.
  const gasLimit = (await signer.estimateGas(request)).mul(6).div(5);
  const transaction = await signer.sendTransaction({ ...request, gasLimit });
  return transaction.wait();
}
// #endregion send
