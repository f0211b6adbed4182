// SPDX-License-Identifier: MIT
import {
  type Currency,
  type CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core';
import { type Pool, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import type { providers, Signer } from 'ethers';
import { allow } from './allowance.ts';
import { SWAP_ROUTER } from './config.ts';
import { quoteRoute } from './quoting.ts';

// #region build-trade
/**
 * Builds a trade from a quote: what goes in, what should come out, and by which pools.
 */
export async function buildTrade(
  provider: providers.Provider,
  pools: Pool[],
  amountIn: CurrencyAmount<Currency>,
  currencyOut: Currency,
): Promise<Trade<Currency, Currency, TradeType.EXACT_INPUT>> {
  // Unchecked: the output is the quoter's. Trade.fromRoute would compute it, for which
  // the pools need their ticks; without them it fails with 'No tick data provider was
  // given'.
  return Trade.createUncheckedTrade({
    route: new Route(pools, amountIn.currency, currencyOut),
    inputAmount: amountIn,
    outputAmount: await quoteRoute(provider, pools, amountIn, currencyOut),
    tradeType: TradeType.EXACT_INPUT,
  });
}
// #endregion build-trade

// #region approve
/** Lets the router take the input, unless it may already, or the input is ether. */
export async function approveRouter(
  signer: Signer,
  amount: CurrencyAmount<Currency>,
): Promise<void> {
  if (amount.currency.isNative) return;
  await allow(signer, SWAP_ROUTER, amount.wrapped);
}
// #endregion approve

// #region execute
/** Sends the trade to the router. Throws when the signer is on another chain. */
export async function executeTrade(
  signer: Signer,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  // Where no contract is at the address, the ether sent there is lost, without an error.
  if ((await signer.getChainId()) !== trade.inputAmount.currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  const { calldata, value } = SwapRouter.swapCallParameters(trade, {
    // 50 / 10,000 = 0.50%. The least output is the quoted one divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: await signer.getAddress(),
    // Seconds since 1970.
    deadline,
  });
  // `value` is the ether to send along: the input amount when that is native, else 0.
  const transaction = await signer.sendTransaction({
    to: SWAP_ROUTER,
    data: calldata,
    value,
  });
  return transaction.wait();
}
// #endregion execute
