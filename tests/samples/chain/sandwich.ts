// SPDX-License-Identifier: MIT
import type { BigNumber, providers } from 'ethers';
import { expect } from 'vitest';
import { addresses } from './addresses.ts';
import { IN_TIME, type TestChain } from './context.ts';
import { at } from './deploy.ts';
import { swapParams } from './pools.ts';
import { approveAll, balanceOf, fund } from './tokens.ts';

/** A market, and how much an attacker sells there just before the victim. */
export interface Sandwich {
  tokenIn: string;
  tokenOut: string;
  /** Fee tier of the v3 pool. If undefined, the market is the v1 pair. */
  fee?: number;
  /** How much the attacker sells, in base units of `tokenIn`. */
  push: BigNumber;
}

/** Gas settings for the victim's transaction. */
export interface Gas {
  gasLimit: number;
  gasPrice: number;
}

const gwei = 10 ** 9;

/**
 * Sells before the victim and buys back afterwards, in the same block.
 *
 * Transactions are ordered by gas price, as a block builder would order them.
 *
 * @param victim sends the victim's sale with the gas settings that it receives
 * @returns the attacker's gain before gas costs, in base units of `tokenIn`, and whether the victim's sale succeeded
 */
export async function sandwich(
  chain: TestChain,
  { tokenIn, tokenOut, fee, push }: Sandwich,
  victim: (gas: Gas) => Promise<providers.TransactionResponse>,
) {
  const attacker = chain.provider.getSigner(2);
  const account = await attacker.getAddress();
  const router = at(fee === undefined ? 'v2Router02' : 'swapRouter', attacker);
  /** Returns a sale of the full amount, at any price. */
  const sale = (from: string, to: string, amount: BigNumber): [method: string, args: unknown[]] =>
    fee === undefined
      ? ['swapExactTokensForTokens', [amount, 0, [from, to], account, IN_TIME]]
      : ['exactInputSingle', [swapParams(from, to, fee, amount, account)]];
  await fund(chain, account, purse(tokenIn, push));
  await approveAll(attacker, router.address, [tokenIn, tokenOut]);
  const before = await balanceOf(chain, tokenIn, account);
  const [method, front] = sale(tokenIn, tokenOut, push);
  // The v1 router returns the amount of each token. The v3 router returns only the output.
  const brought = [await router.callStatic[method]!(...front)].flat().at(-1) as BigNumber;
  const [, back] = sale(tokenOut, tokenIn, brought);
  const paying = (price: number): Gas => ({ gasLimit: 2_000_000, gasPrice: price * gwei });
  const send = (args: unknown[], gas: Gas) =>
    router[method]!(...args, gas) as Promise<providers.TransactionResponse>;

  await chain.provider.send('evm_setAutomine', [false]);
  const sent = [
    await send(front, paying(30)),
    await victim(paying(20)),
    await send(back, paying(10)),
  ];
  await chain.provider.send('evm_mine', []);
  await chain.provider.send('evm_setAutomine', [true]);
  const receipts = await Promise.all(
    sent.map(({ hash }) => chain.provider.getTransactionReceipt(hash)),
  );
  const { blockNumber } = receipts[0]!;
  // The attacker's own trades succeed.
  expect(receipts).toMatchObject([
    { blockNumber, transactionIndex: 0, status: 1 },
    { blockNumber, transactionIndex: 1 },
    { blockNumber, transactionIndex: 2, status: 1 },
  ]);
  const after = await balanceOf(chain, tokenIn, account);
  return { profit: after.sub(before), sold: receipts[1]?.status === 1 };
}

function purse(token: string, amount: BigNumber) {
  if (token === addresses.weth9) return { weth: amount };
  return token === addresses.usdc ? { usdc: amount } : { dai: amount };
}
