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
/** Builds a trade of an exact input along the pairs given. */
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
/** UniswapV2Router02 on Ethereum mainnet. Other chains have it elsewhere. */
export const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
// #endregion router

// #region execute
/**
 * Sends the trade to the router, after an approval where one is needed.
 *
 * @param deadline in seconds since 1970
 * @throws when the signer is on another chain than the trade
 */
export async function executeTrade(
  signer: Signer,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const { currency } = trade.inputAmount;
  // Where no contract is at the address, the ether sent there is lost, without an error.
  if ((await signer.getChainId()) !== currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  // 0.50%: the router reverts when less than the output / 1.005 would arrive.
  const allowedSlippage = new Percent(50, 10_000);
  // The most that the router may take; the input itself if that is the exact side.
  const most = trade.maximumAmountIn(allowedSlippage).wrapped;
  if (!currency.isNative) await allow(signer, ROUTER, most);

  const { methodName, args, value } = Router.swapCallParameters(trade, {
    allowedSlippage,
    recipient: await signer.getAddress(),
    deadline,
  });
  // The SDK names the router's function and leaves the encoding to you. The functions
  // differ in one thing: those that ether pays for take one amount, the others two.
  const amounts = args.length === 4 ? 'uint256' : 'uint256, uint256';
  const abi = [`function ${methodName}(${amounts}, address[], address, uint256) payable`];
  const router = new Contract(ROUTER, abi, signer);
  // The first swap of a block also writes the two price sums of the pair: 44,200 gas if
  // they were zero. The estimate leaves that out if the pair changed in the latest block.
  const estimate = await router.estimateGas[methodName]!(...args, { value });
  const transaction: providers.TransactionResponse = await router[methodName]!(...args, {
    value,
    gasLimit: estimate.add(50_000),
  });
  return transaction.wait();
}
// #endregion execute
