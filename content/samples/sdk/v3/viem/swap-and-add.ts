// SPDX-License-Identifier: MIT
import { type CurrencyAmount, Fraction, Percent, type Token } from '@uniswap/sdk-core';
import {
  type AlphaRouter,
  type SwapToRatioRoute,
  SwapToRatioStatus,
  SwapType,
} from '@uniswap/smart-order-router';
import { type Pool, Position } from '@uniswap/v3-sdk';
import type { Address, TransactionReceipt } from 'viem';
import { allow } from './allowance.ts';
import type { Wallet } from './config.ts';
import { send } from './sending.ts';

/**
 * Swaps part of one token so that both fit the range, and adds both, in one transaction.
 *
 * @param ticks lower and upper tick of the position
 * @param target account that receives a new position, or id of a position to add to
 */
export async function routeToRatio(
  router: AlphaRouter,
  pool: Pool,
  balances: [CurrencyAmount<Token>, CurrencyAmount<Token>],
  ticks: [number, number],
  target: { recipient: string } | { tokenId: string },
  account: string,
  deadline: number,
): Promise<SwapToRatioRoute> {
  const answer = await router.routeToRatio(
    ...balances,
    // Only pool and range matter here. The liquidity is not used, but must not be 0.
    new Position({ pool, tickLower: ticks[0], tickUpper: ticks[1], liquidity: 1 }),
    // Stops once the ratio is within 1% of the best, or after six iterations.
    { ratioErrorTolerance: new Fraction(1, 100), maxIterations: 6 },
    {
      swapOptions: {
        type: SwapType.SWAP_ROUTER_02,
        recipient: account,
        slippageTolerance: new Percent(50, 10_000),
        deadline,
      },
      addLiquidityOptions: target,
    },
    // With three or more routes, the SDK sets no minimum for the swap at all.
    { maxSplits: 2 },
  );
  if (answer.status === SwapToRatioStatus.NO_SWAP_NEEDED) {
    throw new Error('The balances have the right ratio already: add them without a swap');
  }
  if (answer.status === SwapToRatioStatus.NO_ROUTE_FOUND) throw new Error(answer.error);
  return answer.result;
}

// #region execute
/** Approves the router for both balances and sends the transaction. */
export async function swapAndAdd(
  client: Wallet,
  { methodParameters }: SwapToRatioRoute,
  balances: [CurrencyAmount<Token>, CurrencyAmount<Token>],
): Promise<TransactionReceipt> {
  if (!methodParameters) throw new Error('The route has no call data');
  const to = methodParameters.to as Address;
  for (const balance of balances) await allow(client, to, balance);
  return send(client, to, methodParameters);
}
// #endregion execute
