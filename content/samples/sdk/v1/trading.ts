// SPDX-License-Identifier: MIT
import {
  type Currency,
  type CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core';
import { type Pair, Route, Router, Trade } from '@uniswap/v2-sdk';
import { Contract, type providers, type Signer } from 'ethers';
import { allow } from './allowance.ts';

// #region build-trade
/** Builds a trade with an exact input along the given pairs. */
export function buildTrade(
  pairs: Pair[],
  amountIn: CurrencyAmount<Currency>,
  output: Currency,
): Trade<Currency, Currency, TradeType.EXACT_INPUT> {
  const route = new Route(pairs, amountIn.currency, output);
  return new Trade(route, amountIn, TradeType.EXACT_INPUT);
}
// #endregion build-trade

// #region router
/** UniswapV2Router02 on Ethereum mainnet. Its address differs on other chains. */
export const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
// #endregion router

// #region execute
/**
 * Sends the trade to the router, after an approval if one is needed.
 *
 * @param deadline Unix timestamp in seconds
 * @throws if the signer is on a different chain from the trade
 */
export async function executeTrade(
  signer: Signer,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const { currency } = trade.inputAmount;
  // If no contract exists at the address, ether sent there is lost without an error.
  if ((await signer.getChainId()) !== currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  // 0.50%: the router reverts if it would pay out less than the output / 1.005.
  const allowedSlippage = new Percent(50, 10_000);
  // Maximum that the router may spend, or the input itself if that side is exact.
  const most = trade.maximumAmountIn(allowedSlippage).wrapped;
  if (!currency.isNative) await allow(signer, ROUTER, most);

  const { methodName, args, value } = Router.swapCallParameters(trade, {
    allowedSlippage,
    recipient: await signer.getAddress(),
    deadline,
  });
  // The SDK names the router's function and leaves the encoding to you. Functions paid in
  // ether accept one amount, and the others accept two.
  const amounts = args.length === 4 ? 'uint256' : 'uint256, uint256';
  const abi = [`function ${methodName}(${amounts}, address[], address, uint256) payable`];
  const router = new Contract(ROUTER, abi, signer);
  // The first swap in a block also updates the pair's two price sums: 44,200 gas if they
  // were zero. The estimate omits this if the pair changed in the latest block.
  const estimate = await router.estimateGas[methodName]!(...args, { value });
  const transaction: providers.TransactionResponse = await router[methodName]!(...args, {
    value,
    gasLimit: estimate.add(50_000),
  });
  return transaction.wait();
}
// #endregion execute
