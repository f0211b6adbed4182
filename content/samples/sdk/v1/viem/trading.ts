// SPDX-License-Identifier: MIT
import {
  type Currency,
  type CurrencyAmount,
  Percent,
  TradeType,
} from '@uniswap/sdk-core';
import { type Pair, Route, Router, Trade } from '@uniswap/v2-sdk';
import { parseAbi, type TransactionReceipt } from 'viem';
import { allow } from './allowance.ts';
import type { Clients } from './clients.ts';

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
 * @throws if the wallet is on a different chain from the trade, or if the swap reverts
 */
export async function executeTrade(
  clients: Clients,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<TransactionReceipt> {
  const { reader, wallet } = clients;
  const { currency } = trade.inputAmount;
  // If no contract exists at the address, ether sent there is lost without an error.
  if ((await wallet.getChainId()) !== currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  // 0.50%: the router reverts if it would pay out less than the output / 1.005.
  const allowedSlippage = new Percent(50, 10_000);
  // Maximum that the router may spend, or the input itself if that side is exact.
  const most = trade.maximumAmountIn(allowedSlippage).wrapped;
  if (!currency.isNative) await allow(clients, ROUTER, most);

  const { methodName, args, value } = Router.swapCallParameters(trade, {
    allowedSlippage,
    recipient: wallet.account.address,
    deadline,
  });
  // The SDK names the router's function and leaves the encoding to you. Functions paid in
  // ether accept one amount, and the others accept two.
  const amounts = args.length === 4 ? 'uint256' : 'uint256, uint256';
  const abi = [`function ${methodName}(${amounts}, address[], address, uint256) payable`];
  const call = {
    address: ROUTER,
    abi: parseAbi(abi),
    functionName: methodName,
    // The SDK returns hex, but viem needs bigint. The last but one is the recipient.
    args: args.map((arg, index) =>
      Array.isArray(arg) || index === args.length - 2 ? arg : BigInt(arg),
    ),
    value: BigInt(value),
  } as const;
  // The first swap in a block also updates the pair's two price sums: 44,200 gas if they
  // were zero. The estimate omits this if the pair changed in the latest block.
  const estimate = await reader.estimateContractGas({ account: wallet.account, ...call });
  const gas = estimate + 50_000n;
  const hash = await wallet.writeContract({ ...call, gas });
  const receipt = await reader.waitForTransactionReceipt({ hash });
  // Unlike ethers, viem does not throw if the transaction reverted.
  if (receipt.status === 'reverted') throw new Error(`The swap reverted: ${hash}`);
  return receipt;
}
// #endregion execute
