// SPDX-License-Identifier: MIT
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
  type TransactionReceipt,
  type Transport,
} from 'viem';
import type { PermitSingle } from '../../permit2/viem/sign-allowance.ts';
import { ADDRESS_THIS, Command, MSG_SENDER } from './commands.ts';
import { pathOf } from './encode.ts';
import { execute } from './execute.ts';

// #region permit-input
/** Encodes the input of PERMIT2_PERMIT: the signed values, then the signature. */
export function permitInput(permit: PermitSingle, signature: Hex): Hex {
  const types = parseAbiParameters([
    'Permit permit, bytes signature',
    'struct Permit { Details details; address spender; uint256 sigDeadline; }',
    'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  ]);
  return encodeAbiParameters(types, [permit, signature]);
}
// #endregion permit-input

// #region split
/**
 * One trade in two parts: `amountV3` goes through a v3 pool, `amountV1` through a v1
 * pair.
 */
export interface Split {
  tokenIn: Address;
  tokenOut: Address;
  fee: number;
  amountV3: bigint;
  amountV1: bigint;
  /** Minimum of tokenOut that both parts together must return. */
  amountOutMinimum: bigint;
}

/**
 * Submits the signature, trades both parts and sends the output on, in one transaction.
 */
export async function swapSplit(
  wallet: Client<Transport, Chain, Account>,
  split: Split,
  permit: PermitSingle,
  signature: Hex,
  deadline: number,
): Promise<TransactionReceipt> {
  const { tokenIn, tokenOut, fee, amountV3, amountV1, amountOutMinimum } = split;
  const commands = [
    Command.PERMIT2_PERMIT,
    Command.V3_SWAP_EXACT_IN,
    Command.V2_SWAP_EXACT_IN, // v1 pairs have V2 in their published names
    Command.SWEEP,
  ];
  const inputs = [
    permitInput(permit, signature),
    // payerIsUser is true: the router transfers tokenIn from the caller through Permit2.
    encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
      ADDRESS_THIS,
      amountV3,
      0n,
      pathOf(tokenIn, fee, tokenOut),
      true,
    ]),
    // A v1 path is a list of addresses.
    encodeAbiParameters(
      parseAbiParameters('address, uint256, uint256, address[], bool'),
      [ADDRESS_THIS, amountV1, 0n, [tokenIn, tokenOut], true],
    ),
    // Both outputs stay in the router, so that one minimum covers their sum.
    encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
      tokenOut,
      MSG_SENDER,
      amountOutMinimum,
    ]),
  ];
  return execute(wallet, commands, inputs, deadline);
}
// #endregion split
