// SPDX-License-Identifier: MIT
import {
  type Account,
  type Chain,
  type Client,
  type Hex,
  toHex,
  type TransactionReceipt,
  type Transport,
} from 'viem';
import {
  estimateContractGas,
  getChainId,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions';
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
  wallet: Client<Transport, Chain, Account>,
  commands: readonly number[],
  inputs: readonly Hex[],
  deadline: number,
  value = 0n,
): Promise<TransactionReceipt> {
  if ((await getChainId(wallet)) !== CHAIN_ID) {
    throw new Error('Switch the wallet to the chain of the router');
  }
  const call = {
    address: UNIVERSAL_ROUTER,
    abi: routerAbi,
    functionName: 'execute',
    args: [toHex(Uint8Array.from(commands)), inputs, BigInt(deadline)],
    value,
  } as const;
  // 50% above the estimate. The first change to a pool or pair in a block also writes its
  // oracle, which the estimate omits if another change has just done so.
  const { account } = wallet;
  const estimate = await estimateContractGas(wallet, { account, ...call });
  const hash = await writeContract(wallet, { ...call, gas: (estimate * 3n) / 2n });
  const receipt = await waitForTransactionReceipt(wallet, { hash });
  // Unlike ethers, viem does not throw if the transaction reverted.
  if (receipt.status === 'reverted') throw new Error(`execute reverted: ${hash}`);
  return receipt;
}
// #endregion execute
