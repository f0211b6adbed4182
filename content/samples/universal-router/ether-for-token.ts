// SPDX-License-Identifier: MIT
import { type BigNumber, Contract, type providers, utils } from 'ethers';
import {
  ADDRESS_THIS,
  CHAIN_ID,
  Command,
  MSG_SENDER,
  routerAbi,
  UNIVERSAL_ROUTER,
  WETH9,
} from './commands.ts';

export const encode = utils.defaultAbiCoder.encode.bind(utils.defaultAbiCoder);

// #region router
/** The router, on the chain where it is. Elsewhere ether sent to the address is lost. */
export async function routerOf(signer: providers.JsonRpcSigner): Promise<Contract> {
  if ((await signer.getChainId()) !== CHAIN_ID) {
    throw new Error('Switch the wallet to the chain of the router');
  }
  return new Contract(UNIVERSAL_ROUTER, routerAbi, signer);
}
// #endregion router

// #region exact-input
/** Wraps ether, sells it in a v3 pool, and sends what came out to the caller. */
export async function sellEther(
  signer: providers.JsonRpcSigner,
  amountIn: BigNumber,
  token: string,
  fee: number,
  amountOutMinimum: BigNumber,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  // One byte for each command, and one input for each byte.
  const commands = utils.hexlify([
    Command.WRAP_ETH,
    Command.V3_SWAP_EXACT_IN,
    Command.SWEEP,
    Command.UNWRAP_WETH,
  ]);
  const path = utils.solidityPack(['address', 'uint24', 'address'], [WETH9, fee, token]);
  const inputs = [
    // recipient, amount: the router keeps the WETH9, for the swap.
    encode(['address', 'uint256'], [ADDRESS_THIS, amountIn]),
    // recipient, amountIn, amountOutMinimum, path, payerIsUser: paid by the router
    // itself.
    encode(
      ['address', 'uint256', 'uint256', 'bytes', 'bool'],
      [ADDRESS_THIS, amountIn, 0, path, false],
    ),
    // token, recipient, amountMinimum: the one check of what arrives, for the whole call.
    encode(['address', 'address', 'uint256'], [token, MSG_SENDER, amountOutMinimum]),
    // recipient, amountMinimum: what stays unsold if the pool runs out of liquidity.
    encode(['address', 'uint256'], [MSG_SENDER, 0]),
  ];
  const router = await routerOf(signer);
  const transaction: providers.TransactionResponse = await router.execute(
    commands,
    inputs,
    deadline,
    { value: amountIn },
  );
  return transaction.wait();
}
// #endregion exact-input

// #region exact-output
/** Buys an exact amount with ether, and sends the ether that was not needed back. */
export async function buyWithEther(
  signer: providers.JsonRpcSigner,
  amountInMaximum: BigNumber,
  token: string,
  fee: number,
  amountOut: BigNumber,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const commands = utils.hexlify([
    Command.WRAP_ETH,
    Command.V3_SWAP_EXACT_OUT,
    Command.UNWRAP_WETH,
  ]);
  // Reversed, as always for an exact output: the token bought comes first.
  const path = utils.solidityPack(['address', 'uint24', 'address'], [token, fee, WETH9]);
  const inputs = [
    encode(['address', 'uint256'], [ADDRESS_THIS, amountInMaximum]),
    encode(
      ['address', 'uint256', 'uint256', 'bytes', 'bool'],
      [MSG_SENDER, amountOut, amountInMaximum, path, false],
    ),
    // recipient, amountMinimum. Without this the rest stays behind for the next caller.
    encode(['address', 'uint256'], [MSG_SENDER, 0]),
  ];
  const router = await routerOf(signer);
  const transaction: providers.TransactionResponse = await router.execute(
    commands,
    inputs,
    deadline,
    { value: amountInMaximum },
  );
  return transaction.wait();
}
// #endregion exact-output
