// SPDX-License-Identifier: MIT
import {
  type Currency,
  CurrencyAmount,
  Percent,
  type Token,
  TradeType,
} from '@uniswap/sdk-core';
import { type Pool, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import {
  type Address,
  erc20Abi,
  isAddressEqual,
  parseEventLogs,
  type PublicActions,
  type TransactionReceipt,
} from 'viem';
import { allow } from './allowance.ts';
import { SWAP_ROUTER, type Wallet } from './config.ts';
import { quoteRoute } from './quoting.ts';
import { send } from './sending.ts';

// #region build-trade
/** Builds a trade from a quote: the input, the expected output, and the pools to use. */
export async function buildTrade(
  client: PublicActions,
  pools: Pool[],
  amountIn: CurrencyAmount<Currency>,
  currencyOut: Currency,
): Promise<Trade<Currency, Currency, TradeType.EXACT_INPUT>> {
  // Unchecked, because the output comes from the quoter. Trade.fromRoute would compute
  // it, but needs the pools' ticks, and without them it fails with 'No tick data provider
  // was given'.
  return Trade.createUncheckedTrade({
    route: new Route(pools, amountIn.currency, currencyOut),
    inputAmount: amountIn,
    outputAmount: await quoteRoute(client, pools, amountIn, currencyOut),
    tradeType: TradeType.EXACT_INPUT,
  });
}
// #endregion build-trade

// #region approve
/** Approves the router for the input, unless it has approval or the input is ether. */
export async function approveRouter(
  client: Wallet,
  amount: CurrencyAmount<Currency>,
): Promise<void> {
  if (amount.currency.isNative) return;
  await allow(client, SWAP_ROUTER, amount.wrapped);
}
// #endregion approve

// #region execute
/** Sends the trade to the router. Throws if the wallet is on another chain. */
export async function executeTrade(
  client: Wallet,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<TransactionReceipt> {
  // If no contract exists at the address, ether sent there is lost without an error.
  if ((await client.getChainId()) !== trade.inputAmount.currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  const parameters = SwapRouter.swapCallParameters(trade, {
    // 50 / 10,000 = 0.50%. The minimum output is the quoted output divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: client.account.address,
    // Unix timestamp in seconds.
    deadline,
  });
  // `value` is the ether to send: the input amount if it is native, otherwise 0.
  return send(client, SWAP_ROUTER, parameters);
}
// #endregion execute

// #region received
/** Adds up a transaction's token payments to an account: a split trade makes several. */
export function received(
  { logs }: TransactionReceipt,
  token: Token,
  account: Address,
): CurrencyAmount<Token> {
  return (
    parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs, args: { to: account } })
      // Any contract can emit a Transfer event, so count only those of the token.
      .filter(({ address }) => isAddressEqual(address, token.address as Address))
      .map(({ args }) => CurrencyAmount.fromRawAmount(token, args.value.toString()))
      .reduce(
        (total, amount) => total.add(amount),
        CurrencyAmount.fromRawAmount(token, 0),
      )
  );
}
// #endregion received
