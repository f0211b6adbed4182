// SPDX-License-Identifier: MIT
import type { PermitSingle } from '@uniswap/permit2-sdk';
import type { BigNumber, providers, Signer } from 'ethers';
import { ADDRESS_THIS, Command, MSG_SENDER } from './commands.ts';
import { encode, pathOf } from './encode.ts';
import { execute } from './execute.ts';

// #region permit-input
/** Encodes the input of PERMIT2_PERMIT: the signed values, then the signature. */
export function permitInput(permit: PermitSingle, signature: string): string {
  return encode(
    [
      `tuple(
        tuple(address token, uint160 amount, uint48 expiration, uint48 nonce) details,
        address spender, uint256 sigDeadline)`,
      'bytes',
    ],
    [permit, signature],
  );
}
// #endregion permit-input

// #region split
/**
 * One trade in two parts: `amountV3` goes through a v3 pool, `amountV1` through a v1
 * pair.
 */
export interface Split {
  tokenIn: string;
  tokenOut: string;
  fee: number;
  amountV3: BigNumber;
  amountV1: BigNumber;
  /** Minimum of tokenOut that both parts together must return. */
  amountOutMinimum: BigNumber;
}

/**
 * Submits the signature, trades both parts and sends the output on, in one transaction.
 */
export async function swapSplit(
  signer: Signer,
  split: Split,
  permit: PermitSingle,
  signature: string,
  deadline: number,
): Promise<providers.TransactionReceipt> {
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
    encode(
      ['address', 'uint256', 'uint256', 'bytes', 'bool'],
      [ADDRESS_THIS, amountV3, 0, pathOf(tokenIn, fee, tokenOut), true],
    ),
    // A v1 path is a list of addresses.
    encode(
      ['address', 'uint256', 'uint256', 'address[]', 'bool'],
      [ADDRESS_THIS, amountV1, 0, [tokenIn, tokenOut], true],
    ),
    // Both outputs stay in the router, so that one minimum covers their sum.
    encode(['address', 'address', 'uint256'], [tokenOut, MSG_SENDER, amountOutMinimum]),
  ];
  return execute(signer, commands, inputs, deadline);
}
// #endregion split
