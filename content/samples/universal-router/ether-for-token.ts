// SPDX-License-Identifier: MIT
import type { BigNumber, providers, Signer } from 'ethers';
import { ADDRESS_THIS, Command, MSG_SENDER, WETH9 } from './commands.ts';
import { encode, pathOf } from './encode.ts';
import { execute } from './execute.ts';

// #region command-bytes
/** One byte for each command, each of which has one input. */
export const SELL_ETHER = [
  Command.WRAP_ETH,
  Command.V3_SWAP_EXACT_IN,
  Command.SWEEP,
  Command.UNWRAP_WETH,
];
// #endregion command-bytes

// #region inputs
/** Encodes the arguments of each command, in the order of the commands. */
export function sellInputs(
  amountIn: BigNumber,
  token: string,
  fee: number,
  amountOutMinimum: BigNumber,
): string[] {
  return [
    // recipient, amount: the router keeps the WETH9 for the swap.
    encode(['address', 'uint256'], [ADDRESS_THIS, amountIn]),
    // recipient, amountIn, amountOutMinimum, path, payerIsUser: the router itself pays.
    encode(
      ['address', 'uint256', 'uint256', 'bytes', 'bool'],
      [ADDRESS_THIS, amountIn, 0, pathOf(WETH9, fee, token), false],
    ),
    // token, recipient, amountMinimum: the only check of the output, for the whole call.
    encode(['address', 'address', 'uint256'], [token, MSG_SENDER, amountOutMinimum]),
    // recipient, amountMinimum: returns unsold input if the pool runs out of liquidity.
    encode(['address', 'uint256'], [MSG_SENDER, 0]),
  ];
}
// #endregion inputs

// #region exact-input
/** Wraps ether, sells it in a v3 pool, and sends the output to the caller. */
export async function sellEther(
  signer: Signer,
  amountIn: BigNumber,
  token: string,
  fee: number,
  amountOutMinimum: BigNumber,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const inputs = sellInputs(amountIn, token, fee, amountOutMinimum);
  return execute(signer, SELL_ETHER, inputs, deadline, amountIn);
}
// #endregion exact-input

// #region exact-output
/** Buys an exact amount with ether, and returns the unused ether. */
export async function buyWithEther(
  signer: Signer,
  amountInMaximum: BigNumber,
  token: string,
  fee: number,
  amountOut: BigNumber,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const commands = [Command.WRAP_ETH, Command.V3_SWAP_EXACT_OUT, Command.UNWRAP_WETH];
  // Reversed, as always for an exact output: the token bought comes first.
  const path = pathOf(token, fee, WETH9);
  const inputs = [
    encode(['address', 'uint256'], [ADDRESS_THIS, amountInMaximum]),
    encode(
      ['address', 'uint256', 'uint256', 'bytes', 'bool'],
      [MSG_SENDER, amountOut, amountInMaximum, path, false],
    ),
    // recipient, amountMinimum. Without this, the rest is left for the next caller.
    encode(['address', 'uint256'], [MSG_SENDER, 0]),
  ];
  return execute(signer, commands, inputs, deadline, amountInMaximum);
}
// #endregion exact-output
