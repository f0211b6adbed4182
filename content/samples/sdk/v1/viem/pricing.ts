// SPDX-License-Identifier: MIT
import { type CurrencyAmount, type Token, TradeType } from '@uniswap/sdk-core';
import { type Pair, Route, Trade } from '@uniswap/v2-sdk';

// #region mid-price
/** Returns the price between buying and selling, without fee or price impact. */
export function midPrice(pairs: Pair[], input: Token, output: Token): string {
  const route = new Route(pairs, input, output);
  // Price of the input in the output token. `.invert()` inverts it.
  return route.midPrice.toSignificant(6);
}
// #endregion mid-price

// #region execution-price
/** Returns the rate for a trade of a given size, and its distance from the mid price. */
export function executionPrice(
  pairs: Pair[],
  amountIn: CurrencyAmount<Token>,
  output: Token,
) {
  const route = new Route(pairs, amountIn.currency, output);
  const trade = new Trade(route, amountIn, TradeType.EXACT_INPUT);
  return {
    price: trade.executionPrice.toSignificant(6),
    // In percent, including the 0.3% fee of each pair.
    impact: trade.priceImpact.toSignificant(3),
  };
}
// #endregion execution-price

// #region price-after
/** Returns the price of the sold token in the other token, after the trade. */
export function priceAfter(pair: Pair, amountIn: CurrencyAmount<Token>): string {
  const [, pairAfter] = pair.getOutputAmount(amountIn);
  return pairAfter.priceOf(amountIn.currency).toSignificant(6);
}
// #endregion price-after
