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
 * Calls the router, on the chain where it is. Elsewhere ether sent to the address is
 * lost.
 *
 * @param commands one byte each
 * @param inputs one for each command
 * @param deadline seconds since 1970
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
  // Half as much again as estimated. The first change of a pool or pair in a block also
  // writes its oracle, which the estimate leaves out if another change has just done so.
  const { account } = wallet;
  const estimate = await estimateContractGas(wallet, { account, ...call });
  const hash = await writeContract(wallet, { ...call, gas: (estimate * 3n) / 2n });
  const receipt = await waitForTransactionReceipt(wallet, { hash });
  // ethers throws here. viem leaves it to you.
  if (receipt.status === 'reverted') throw new Error(`execute reverted: ${hash}`);
  return receipt;
}
// #endregion execute
