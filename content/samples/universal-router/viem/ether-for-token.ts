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
import { ADDRESS_THIS, Command, MSG_SENDER, WETH9 } from './commands.ts';
import { pathOf } from './encode.ts';
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
  amountIn: bigint,
  token: Address,
  fee: number,
  amountOutMinimum: bigint,
): Hex[] {
  return [
    // recipient, amount: the router keeps the WETH9 for the swap.
    encodeAbiParameters(parseAbiParameters('address, uint256'), [ADDRESS_THIS, amountIn]),
    // recipient, amountIn, amountOutMinimum, path, payerIsUser: the router itself pays.
    encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
      ADDRESS_THIS,
      amountIn,
      0n,
      pathOf(WETH9, fee, token),
      false,
    ]),
    // token, recipient, amountMinimum: the only check of the output, for the whole call.
    encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
      token,
      MSG_SENDER,
      amountOutMinimum,
    ]),
    // recipient, amountMinimum: returns unsold input if the pool runs out of liquidity.
    encodeAbiParameters(parseAbiParameters('address, uint256'), [MSG_SENDER, 0n]),
  ];
}
// #endregion inputs

// #region exact-input
/** Wraps ether, sells it in a v3 pool, and sends the output to the caller. */
export async function sellEther(
  wallet: Client<Transport, Chain, Account>,
  amountIn: bigint,
  token: Address,
  fee: number,
  amountOutMinimum: bigint,
  deadline: number,
): Promise<TransactionReceipt> {
  const inputs = sellInputs(amountIn, token, fee, amountOutMinimum);
  return execute(wallet, SELL_ETHER, inputs, deadline, amountIn);
}
// #endregion exact-input

// #region exact-output
/** Buys an exact amount with ether, and returns the unused ether. */
export async function buyWithEther(
  wallet: Client<Transport, Chain, Account>,
  amountInMaximum: bigint,
  token: Address,
  fee: number,
  amountOut: bigint,
  deadline: number,
): Promise<TransactionReceipt> {
  const commands = [Command.WRAP_ETH, Command.V3_SWAP_EXACT_OUT, Command.UNWRAP_WETH];
  // Reversed, as always for an exact output: the token bought comes first.
  const path = pathOf(token, fee, WETH9);
  const inputs = [
    encodeAbiParameters(parseAbiParameters('address, uint256'), [
      ADDRESS_THIS,
      amountInMaximum,
    ]),
    encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
      MSG_SENDER,
      amountOut,
      amountInMaximum,
      path,
      false,
    ]),
    // recipient, amountMinimum. Without this, the rest is left for the next caller.
    encodeAbiParameters(parseAbiParameters('address, uint256'), [MSG_SENDER, 0n]),
  ];
  return execute(wallet, commands, inputs, deadline, amountInMaximum);
}
// #endregion exact-output
