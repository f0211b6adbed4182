// SPDX-License-Identifier: MIT
import { type CurrencyAmount, type Token, TradeType } from '@uniswap/sdk-core';
import { type Pair, Route, Trade } from '@uniswap/v2-sdk';

// #region mid-price
/** The price between buying and selling, without fee and without impact. */
export function midPrice(pairs: Pair[], input: Token, output: Token): string {
  const route = new Route(pairs, input, output);
  // Of the input in the output. `.invert()` turns it round.
  return route.midPrice.toSignificant(6);
}
// #endregion mid-price

// #region execution-price
/**
 * What a trade of a given size really gets, and how far it moves away from the mid price.
 */
export function executionPrice(
  pairs: Pair[],
  amountIn: CurrencyAmount<Token>,
  output: Token,
) {
  const route = new Route(pairs, amountIn.currency, output);
  const trade = new Trade(route, amountIn, TradeType.EXACT_INPUT);
  return {
    price: trade.executionPrice.toSignificant(6),
    // In percent, with the 0.3% fee of each pair included.
    impact: trade.priceImpact.toSignificant(3),
  };
}
// #endregion execution-price

// #region price-after
/** The price of the token sold, in the other one, once a trade has gone through. */
export function priceAfter(pair: Pair, amountIn: CurrencyAmount<Token>): string {
  const [, pairAfter] = pair.getOutputAmount(amountIn);
  return pairAfter.priceOf(amountIn.currency).toSignificant(6);
}
// #endregion price-after
