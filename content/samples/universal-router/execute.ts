// SPDX-License-Identifier: MIT
import {
  type BigNumber,
  Contract,
  constants,
  type providers,
  type Signer,
  utils,
} from 'ethers';
import { CHAIN_ID, routerAbi, UNIVERSAL_ROUTER } from './commands.ts';

// #region execute
/**
 * Calls the router on its own chain. On any other chain, ether sent to the address is
 * lost.
 *
 * @param commands one byte each
 * @param inputs one for each command
 * @param deadline Unix timestamp in seconds
 * @param value ether to send, in wei
 */
export async function execute(
  signer: Signer,
  commands: readonly number[],
  inputs: readonly string[],
  deadline: number,
  value: BigNumber = constants.Zero,
): Promise<providers.TransactionReceipt> {
  if ((await signer.getChainId()) !== CHAIN_ID) {
    throw new Error('Switch the wallet to the chain of the router');
  }
  const router = new Contract(UNIVERSAL_ROUTER, routerAbi, signer);
  const call = [utils.hexlify([...commands]), inputs, deadline] as const;
  // 50% above the estimate. The first change to a pool or pair in a block also writes its
  // oracle, which the estimate omits if another change has just done so.
  const estimate = await router.estimateGas.execute!(...call, { value });
  const gasLimit = estimate.mul(3).div(2);
  const transaction: providers.TransactionResponse = await router.execute(...call, {
    value,
    gasLimit,
  });
  return transaction.wait();
}
// #endregion execute
