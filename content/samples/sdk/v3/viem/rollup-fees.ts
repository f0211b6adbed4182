// SPDX-License-Identifier: MIT
import type { Address, Hex } from 'viem';
import { estimateTotalFee } from 'viem/op-stack';
import type { Wallet } from './config.ts';

export interface Call {
  to: Address;
  data: Hex;
  value: bigint;
}

// #region op-stack
/** Returns the whole fee on an OP Stack chain in wei: gas, data on L1, and operator. */
export function feeOnOpStack(client: Wallet, call: Call): Promise<bigint> {
  return estimateTotalFee(client, { account: client.account, ...call });
}
// #endregion op-stack

// #region arbitrum
/** Arbitrum nodes handle calls to this address themselves. No contract can call it. */
export const NODE_INTERFACE = '0x00000000000000000000000000000000000000C8';

const nodeInterfaceAbi = [
  {
    type: 'function',
    name: 'gasEstimateComponents',
    stateMutability: 'payable',
    // to, whether it creates a contract, data
    inputs: [{ type: 'address' }, { type: 'bool' }, { type: 'bytes' }],
    // gas, the part of it that pays for L1, and the base fees of L2 and L1
    outputs: [
      { type: 'uint64' },
      { type: 'uint64' },
      { type: 'uint256' },
      { type: 'uint256' },
    ],
  },
] as const;

/** Returns the whole fee on Arbitrum and the part of it that pays for L1, both in wei. */
export async function feeOnArbitrum(
  client: Wallet,
  { to, data, value }: Call,
): Promise<{ total: bigint; forL1: bigint }> {
  const { result } = await client.simulateContract({
    account: client.account,
    address: NODE_INTERFACE,
    abi: nodeInterfaceAbi,
    functionName: 'gasEstimateComponents',
    args: [to, false, data],
    value,
  });
  const [gas, gasForL1, baseFee] = result;
  return { total: gas * baseFee, forL1: gasForL1 * baseFee };
}
// #endregion arbitrum
