// SPDX-License-Identifier: MIT
import {
  type Currency,
  CurrencyAmount,
  Percent,
  type Token,
  TradeType,
} from '@uniswap/sdk-core';
import { type Pool, Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import { type providers, type Signer, utils } from 'ethers';
import { allow } from './allowance.ts';
import { SWAP_ROUTER } from './config.ts';
import { quoteRoute } from './quoting.ts';
import { send } from './sending.ts';

// #region build-trade
/** Builds a trade from a quote: the input, the expected output, and the pools to use. */
export async function buildTrade(
  provider: providers.Provider,
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
    outputAmount: await quoteRoute(provider, pools, amountIn, currencyOut),
    tradeType: TradeType.EXACT_INPUT,
  });
}
// #endregion build-trade

// #region approve
/** Approves the router for the input, unless it has approval or the input is ether. */
export async function approveRouter(
  signer: Signer,
  amount: CurrencyAmount<Currency>,
): Promise<void> {
  if (amount.currency.isNative) return;
  await allow(signer, SWAP_ROUTER, amount.wrapped);
}
// #endregion approve

// #region execute
/** Sends the trade to the router. Throws if the signer is on another chain. */
export async function executeTrade(
  signer: Signer,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  // If no contract exists at the address, ether sent there is lost without an error.
  if ((await signer.getChainId()) !== trade.inputAmount.currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  const parameters = SwapRouter.swapCallParameters(trade, {
    // 50 / 10,000 = 0.50%. The minimum output is the quoted output divided by 1.005.
    slippageTolerance: new Percent(50, 10_000),
    recipient: await signer.getAddress(),
    // Unix timestamp in seconds.
    deadline,
  });
  // `value` is the ether to send: the input amount if it is native, otherwise 0.
  return send(signer, SWAP_ROUTER, parameters);
}
// #endregion execute

// #region received
/** Adds up a transaction's token payments to an account: a split trade makes several. */
export function received(
  { logs }: providers.TransactionReceipt,
  token: Token,
  account: string,
): CurrencyAmount<Token> {
  const abi = [
    'event Transfer(address indexed from, address indexed to, uint256 value)',
  ];
  const events = new utils.Interface(abi);
  return logs
    .filter(
      // Any contract can emit a Transfer event, so count only those of the token.
      ({ address, topics }) =>
        address === token.address && topics[0] === events.getEventTopic('Transfer'),
    )
    .map((log) => events.parseLog(log).args)
    .filter(({ to }) => to === account)
    .map(({ value }) => CurrencyAmount.fromRawAmount(token, value.toString()))
    .reduce(
      (total, amount) => total.add(amount),
      CurrencyAmount.fromRawAmount(token, 0),
    );
}
// #endregion received
