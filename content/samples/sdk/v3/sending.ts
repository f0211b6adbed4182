// SPDX-License-Identifier: MIT
import type { MethodParameters } from '@uniswap/v3-sdk';
import type { providers, Signer } from 'ethers';

// #region send
/**
 * Sends what a function of the SDK returned, and waits for it to be mined.
 *
 * @throws when it would revert, before it is sent, or when it did
 */
export async function send(
  signer: Signer,
  to: string,
  { calldata, value }: MethodParameters,
): Promise<providers.TransactionReceipt> {
  const request = { to, data: calldata, value };
  // A fifth more than estimated. The first change of a pool in a block also writes its
  // oracle, which the estimate leaves out if another change has just done so.
  const gasLimit = (await signer.estimateGas(request)).mul(6).div(5);
  const transaction = await signer.sendTransaction({ ...request, gasLimit });
  return transaction.wait();
}
// #endregion send
