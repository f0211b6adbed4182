// SPDX-License-Identifier: MIT
import type { PermitSingle } from '@uniswap/permit2-sdk';
import { type BigNumber, Contract, type providers, utils } from 'ethers';
import {
  ADDRESS_THIS,
  Command,
  MSG_SENDER,
  routerAbi,
  UNIVERSAL_ROUTER,
} from './commands.ts';

export const encode = utils.defaultAbiCoder.encode.bind(utils.defaultAbiCoder);

// #region permit-input
/** The input of PERMIT2_PERMIT: what was signed, then the signature. */
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
  /** Least of tokenOut that both parts together must bring. */
  amountOutMinimum: BigNumber;
}

/**
 * Hands in the signature, trades both parts and sends the result on, in one transaction.
 */
export async function swapSplit(
  signer: providers.JsonRpcSigner,
  split: Split,
  permit: PermitSingle,
  signature: string,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const { tokenIn, tokenOut, fee, amountV3, amountV1, amountOutMinimum } = split;
  const commands = utils.hexlify([
    Command.PERMIT2_PERMIT,
    Command.V3_SWAP_EXACT_IN,
    Command.V2_SWAP_EXACT_IN, // the pairs of v1 carry V2 in their published names
    Command.SWEEP,
  ]);
  // v3 takes packed bytes with fees in them, v1 a list of addresses.
  const pathV3 = utils.solidityPack(
    ['address', 'uint24', 'address'],
    [tokenIn, fee, tokenOut],
  );
  const pathV1 = [tokenIn, tokenOut];
  const inputs = [
    permitInput(permit, signature),
    // payerIsUser is true: the router draws tokenIn from the caller, by way of Permit2.
    encode(
      ['address', 'uint256', 'uint256', 'bytes', 'bool'],
      [ADDRESS_THIS, amountV3, 0, pathV3, true],
    ),
    encode(
      ['address', 'uint256', 'uint256', 'address[]', 'bool'],
      [ADDRESS_THIS, amountV1, 0, pathV1, true],
    ),
    // Both parts wait in the router, so that one minimum can guard their sum.
    encode(['address', 'address', 'uint256'], [tokenOut, MSG_SENDER, amountOutMinimum]),
  ];
  const router = new Contract(UNIVERSAL_ROUTER, routerAbi, signer);
  const transaction: providers.TransactionResponse = await router.execute(
    commands,
    inputs,
    deadline,
  );
  return transaction.wait();
}
// #endregion split
