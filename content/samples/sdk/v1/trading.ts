// SPDX-License-Identifier: MIT
import { type CurrencyAmount, Percent, type Token, TradeType } from '@uniswap/sdk-core';
import { type Pair, Route, Router, Trade } from '@uniswap/v2-sdk';
import { Contract, type providers, type Signer } from 'ethers';

export const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';

// #region build-trade
/** Builds a trade of an exact input along the pairs given. */
export function buildTrade(
  pairs: Pair[],
  amountIn: CurrencyAmount<Token>,
  output: Token,
): Trade<Token, Token, TradeType.EXACT_INPUT> {
  const route = new Route(pairs, amountIn.currency, output);
  return new Trade(route, amountIn, TradeType.EXACT_INPUT);
}
// #endregion build-trade

// #region execute
/** Approves the router for the input and sends the trade. */
export async function executeTrade(
  signer: Signer,
  trade: Trade<Token, Token, TradeType>,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  // 0.50%: the router reverts when less than the output / 1.005 would arrive.
  const allowedSlippage = new Percent(50, 10_000);
  const { methodName, args, value } = Router.swapCallParameters(trade, {
    allowedSlippage,
    recipient: await signer.getAddress(),
    deadline,
  });

  // The most that the router may take; the input itself if that is the exact side.
  const { currency, quotient } = trade.maximumAmountIn(allowedSlippage);
  const tokenAbi = ['function approve(address spender, uint256 amount) returns (bool)'];
  const token = new Contract(currency.address, tokenAbi, signer);
  await (await token.approve(ROUTER, quotient.toString())).wait();

  // The SDK names the router's function and its arguments, and leaves the encoding to
  // you.
  const routerAbi = [
    `function ${methodName}(
      uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline
    ) returns (uint256[] amounts)`,
  ];
  const router = new Contract(ROUTER, routerAbi, signer);
  const transaction: providers.TransactionResponse = await router[methodName]!(...args, {
    value,
  });
  return transaction.wait();
}
// #endregion execute
