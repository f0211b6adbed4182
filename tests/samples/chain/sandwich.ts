// SPDX-License-Identifier: MIT
import type { BigNumber, providers } from 'ethers';
import { addresses } from './addresses.ts';
import { IN_TIME, type TestChain } from './context.ts';
import { at } from './deploy.ts';
import { approveAll, balanceOf, fund } from './tokens.ts';

/** A market, and how much somebody else sells in it just before the victim does. */
export interface Sandwich {
  tokenIn: string;
  tokenOut: string;
  /** The tier of the v3 pool; without it the v1 pair. */
  fee?: number;
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

/** What the victim's transaction has to be sent with. */
export interface Gas {
  gasLimit: number;
  gasPrice: number;
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
  victim: (gas: Gas) => Promise<providers.TransactionResponse>,
): Promise<Outcome> {
  const attacker = chain.provider.getSigner(2);
  const account = await attacker.getAddress();
  const { swapRouter, v2Router02 } = addresses;
  const spender = fee === undefined ? v2Router02 : swapRouter;
  await fund(chain, account, purse(tokenIn, push));
  await approveAll(attacker, spender, [tokenIn, tokenOut]);
  const before = await balanceOf(chain, tokenIn, account);
  const exchange =
    fee === undefined ? throughPair(attacker, account) : throughPool(attacker, account, fee);
  const front = exchange(tokenIn, tokenOut, push);
  const back = exchange(tokenOut, tokenIn, await front.brings());
  const paying = (price: number) => ({ gasLimit: 2_000_000, gasPrice: price * gwei });

  await chain.provider.send('evm_setAutomine', [false]);
  const sent = [
    await front.send(paying(30)),
    await victim(paying(20)),
    await back.send(paying(10)),
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

/** A sale of all that is given, at any price. */
type Exchange = (
  from: string,
  to: string,
  amountIn: BigNumber,
) => {
  /** What it would bring now. */
  brings(): Promise<BigNumber>;
  send(gas: Gas): Promise<providers.TransactionResponse>;
};

function throughPool(signer: TestChain['trader'], recipient: string, fee: number): Exchange {
  const router = at('swapRouter', signer);
  return (tokenIn, tokenOut, amountIn) => {
    const params = {
      ...{ tokenIn, tokenOut, fee, recipient, amountIn },
      deadline: IN_TIME,
      amountOutMinimum: 0,
      sqrtPriceLimitX96: 0,
    };
    return {
      brings: () => router.callStatic.exactInputSingle!(params) as Promise<BigNumber>,
      send: (gas) =>
        router.exactInputSingle!(params, gas) as Promise<providers.TransactionResponse>,
    };
  };
}

function throughPair(signer: TestChain['trader'], recipient: string): Exchange {
  const router = at('v2Router02', signer);
  return (tokenIn, tokenOut, amountIn) => {
    const args = [amountIn, 0, [tokenIn, tokenOut], recipient, IN_TIME];
    return {
      brings: async () => {
        const amounts = (await router.callStatic.swapExactTokensForTokens!(...args)) as [
          BigNumber,
          BigNumber,
        ];
        return amounts[1];
      },
      send: (gas) =>
        router.swapExactTokensForTokens!(...args, gas) as Promise<providers.TransactionResponse>,
    };
  };
}
