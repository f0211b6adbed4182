// SPDX-License-Identifier: MIT
/** A page that uses four SDKs together, one of which only supports `require`. Vite serves and bundles it. */
import { SwapRouter } from '@uniswap/router-sdk';
import { CurrencyAmount, Fraction, Percent, Token, TradeType } from '@uniswap/sdk-core';
import { Pair, Route as PairRoute, Trade as PairTrade } from '@uniswap/v2-sdk';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  Pool,
  Position,
  Route,
  TickMath,
  Trade,
} from '@uniswap/v3-sdk';

const weth = new Token(1, '0x0000000000000000000000000000000000000001', 18, 'WETH');
const usdc = new Token(1, '0x0000000000000000000000000000000000000002', 6, 'USDC');
const price = encodeSqrtRatioX96('2000000000', '1000000000000000000');
const tick = TickMath.getTickAtSqrtRatio(price);
const pool = new Pool(weth, usdc, FeeAmount.MEDIUM, price, '1000000000000000000', tick);
const amountOf = (token: Token, raw: string) => CurrencyAmount.fromRawAmount(token, raw);
const pair = new Pair(amountOf(weth, '1000000000000000000'), amountOf(usdc, '2000000000'));
const input = amountOf(weth, '1000000000000000');

/**
 * Returns the selector of a trade's calldata, or the message of the error. The minimum in the calldata is a fraction of
 * values that the other packages computed.
 */
const calldataFor = (trade: Parameters<typeof SwapRouter.swapCallParameters>[0]): string => {
  try {
    return SwapRouter.swapCallParameters(trade, {
      slippageTolerance: new Percent(50, 10_000),
      recipient: weth.address,
    }).calldata.slice(0, 10);
  } catch (error) {
    return (error as Error).message;
  }
};

document.body.textContent = JSON.stringify({
  half: new Fraction(1, 3).add(new Percent(1, 6)).toSignificant(3),
  pool: pool.token0Price.toSignificant(6),
  pair: pair.token0Price.toSignificant(6),
  position: new Position({
    pool,
    liquidity: '1000000000000',
    tickLower: -887220,
    tickUpper: 887220,
  }).amount1.toExact(),
  v3: calldataFor(
    Trade.createUncheckedTrade({
      route: new Route([pool], weth, usdc),
      inputAmount: input,
      outputAmount: amountOf(usdc, '1990000'),
      tradeType: TradeType.EXACT_INPUT,
    }),
  ),
  v2: calldataFor(new PairTrade(new PairRoute([pair], weth, usdc), input, TradeType.EXACT_INPUT)),
});
