// SPDX-License-Identifier: MIT
import type { BigNumber, Contract, providers } from 'ethers';
import { addresses } from './addresses.ts';
import { IN_TIME, type TestChain } from './context.ts';
import { at } from './deploy.ts';
import { approveAll, balanceOf, fund } from './seed.ts';

/** A market, and how much somebody else sells in it just before the victim does. */
export interface Sandwich {
  tokenIn: string;
  tokenOut: string;
  fee: number;
  /** In the smallest unit of `tokenIn`. */
  push: BigNumber;
}

/** How the sandwich went. */
export interface Outcome {
  /** What the attacker has gained, in the smallest unit of `tokenIn`; below 0 a loss. Gas is left out. */
  profit: BigNumber;
  /** Whether the victim's sale went through. */
  sold: boolean;
}

const gwei = 10 ** 9;

/**
 * Sells before the victim and buys back after it, all in one block.
 *
 * The order in the block is that of the gas prices, as a block builder would have it.
 *
 * @param victim sends the victim's sale with the gas settings it is given
 */
export async function sandwich(
  chain: TestChain,
  { tokenIn, tokenOut, fee, push }: Sandwich,
  victim: (gas: { gasLimit: number; gasPrice: number }) => Promise<providers.TransactionResponse>,
): Promise<Outcome> {
  const attacker = chain.provider.getSigner(2);
  const account = await attacker.getAddress();
  await fund(chain, account, purse(tokenIn, push));
  await approveAll(attacker, addresses.swapRouter, [tokenIn, tokenOut]);
  const before = await balanceOf(chain, tokenIn, account);
  const router = at('swapRouter', attacker);
  const sale = (from: string, to: string, amountIn: BigNumber) => ({
    tokenIn: from,
    tokenOut: to,
    fee,
    recipient: account,
    deadline: IN_TIME,
    amountIn,
    amountOutMinimum: 0,
    sqrtPriceLimitX96: 0,
  });
  const front = sale(tokenIn, tokenOut, push);
  const bought = (await router.callStatic.exactInputSingle!(front)) as BigNumber;
  const back = sale(tokenOut, tokenIn, bought);
  const paying = (price: number) => ({ gasLimit: 2_000_000, gasPrice: price * gwei });

  await chain.provider.send('evm_setAutomine', [false]);
  const sent = [
    await send(router, front, paying(30)),
    await victim(paying(20)),
    await send(router, back, paying(10)),
  ];
  await chain.provider.send('evm_mine', []);
  await chain.provider.send('evm_setAutomine', [true]);
  const receipts = await Promise.all(
    sent.map(({ hash }) => chain.provider.getTransactionReceipt(hash)),
  );
  const places = receipts.map(({ blockNumber, transactionIndex }) => [
    blockNumber - (receipts[0]?.blockNumber ?? 0),
    transactionIndex,
  ]);
  if (JSON.stringify(places) !== '[[0,0],[0,1],[0,2]]') {
    throw new Error(`not a sandwich: ${JSON.stringify(places)}`);
  }
  if (receipts[0]?.status !== 1 || receipts[2]?.status !== 1) {
    throw new Error('a trade of the attacker reverted');
  }
  const after = await balanceOf(chain, tokenIn, account);
  return { profit: after.sub(before), sold: receipts[1]?.status === 1 };
}

function purse(token: string, amount: BigNumber) {
  if (token === addresses.weth9) return { weth: amount };
  return token === addresses.usdc ? { usdc: amount } : { dai: amount };
}

const send = (router: Contract, params: unknown, gas: { gasLimit: number; gasPrice: number }) =>
  router.exactInputSingle!(params, gas) as Promise<providers.TransactionResponse>;
