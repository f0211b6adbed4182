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
/**
 * Builds a trade from a quote: what goes in, what should come out, and by which pools.
 */
export async function buildTrade(
  client: PublicActions,
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
    outputAmount: await quoteRoute(client, pools, amountIn, currencyOut),
    tradeType: TradeType.EXACT_INPUT,
  });
}
// #endregion build-trade

// #region approve
/** Lets the router take the input, unless it may already, or the input is ether. */
export async function approveRouter(
  client: Wallet,
  amount: CurrencyAmount<Currency>,
): Promise<void> {
  if (amount.currency.isNative) return;
  await allow(client, SWAP_ROUTER, amount.wrapped);
}
// #endregion approve

// #region execute
/** Sends the trade to the router. Throws when the wallet is on another chain. */
export async function executeTrade(
  client: Wallet,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<TransactionReceipt> {
  // Where no contract is at the address, the ether sent there is lost, without an error.
  if ((await client.getChainId()) !== trade.inputAmount.currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  const parameters = SwapRouter.swapCallParameters(trade, {
    // 50 / 10,000 = 0.50%. The least output is the quoted one divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: client.account.address,
    // Seconds since 1970.
    deadline,
  });
  // Its `value` is the ether to send along: the input amount when that is native, else 0.
  return send(client, SWAP_ROUTER, parameters);
}
// #endregion execute

// #region received
/** What a transaction paid an account in one token. A split trade pays it in parts. */
export function received(
  { logs }: TransactionReceipt,
  token: Token,
  account: Address,
): CurrencyAmount<Token> {
  return (
    parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs, args: { to: account } })
      // Any contract can emit a Transfer. Only those of the token count.
      .filter(({ address }) => isAddressEqual(address, token.address as Address))
      .map(({ args }) => CurrencyAmount.fromRawAmount(token, args.value.toString()))
      .reduce(
        (total, amount) => total.add(amount),
        CurrencyAmount.fromRawAmount(token, 0),
      )
  );
}
// #endregion received
