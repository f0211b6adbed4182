// SPDX-License-Identifier: MIT
import {
  CurrencyAmount,
  Ether,
  Percent,
  Price,
  Rounding,
  SupportedChainId,
  Token,
} from '@uniswap/sdk-core';

// #region currencies
export const USDC = new Token(
  SupportedChainId.MAINNET,
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  6,
  'USDC',
);
/** Native ether. `wrapped` is WETH, the token that pools actually hold. */
export const ETHER = Ether.onChain(SupportedChainId.MAINNET);
// #endregion currencies

// #region amounts
/** 1.5 USDC. Amounts are integers in the base unit, without floating point anywhere. */
export const payment = CurrencyAmount.fromRawAmount(USDC, 1_500_000);

/** Formats the exact amount for display. Rounding never affects the amount itself. */
export const written = {
  exact: payment.toExact(), // '1.5'
  fixed: payment.toFixed(2), // '1.50'
  // '0.214'
  significant: payment.divide(7).toSignificant(3, undefined, Rounding.ROUND_DOWN),
};
// #endregion amounts

// #region percent
/** 50 of 10,000 is 0.5%. */
export const slippage = new Percent(50, 10_000);

/** Minimum to accept of a quoted amount, at that slippage. */
export const leastAccepted = payment.multiply(new Percent(1).subtract(slippage));
//           ^?
// #endregion percent

// #region price
/** 1 ether for 2,000 USDC, in base units: 10^18 wei and 2,000 · 10^6. */
export const price = new Price(ETHER, USDC, '1000000000000000000', '2000000000');

/** The value of 3 ether at that price. */
export const worth = price.quote(
  CurrencyAmount.fromRawAmount(ETHER, '3000000000000000000'),
);
// #endregion price
