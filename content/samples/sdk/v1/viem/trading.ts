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
 * @throws when the wallet is on another chain than the trade, or the swap reverted
 */
export async function executeTrade(
  clients: Clients,
  trade: Trade<Currency, Currency, TradeType>,
  deadline: number,
): Promise<TransactionReceipt> {
  const { reader, wallet } = clients;
  const { currency } = trade.inputAmount;
  // Where no contract is at the address, the ether sent there is lost, without an error.
  if ((await wallet.getChainId()) !== currency.chainId) {
    throw new Error('Switch the wallet to the chain of the trade');
  }
  // 0.50%: the router reverts when less than the output / 1.005 would arrive.
  const allowedSlippage = new Percent(50, 10_000);
  // The most that the router may take; the input itself if that is the exact side.
  const most = trade.maximumAmountIn(allowedSlippage).wrapped;
  if (!currency.isNative) await allow(clients, ROUTER, most);

  const { methodName, args, value } = Router.swapCallParameters(trade, {
    allowedSlippage,
    recipient: wallet.account.address,
    deadline,
  });
  // The SDK names the router's function and leaves the encoding to you. The functions
  // differ in one thing: those that ether pays for take one amount, the others two.
  const amounts = args.length === 4 ? 'uint256' : 'uint256, uint256';
  const abi = [`function ${methodName}(${amounts}, address[], address, uint256) payable`];
  const call = {
    address: ROUTER,
    abi: parseAbi(abi),
    functionName: methodName,
    // Numbers come as hex, and viem takes bigint. The last but one is the recipient.
    args: args.map((arg, index) =>
      Array.isArray(arg) || index === args.length - 2 ? arg : BigInt(arg),
    ),
    value: BigInt(value),
  } as const;
  // The first swap of a block also writes the two price sums of the pair: 44,200 gas if
  // they were zero. The estimate leaves that out if the pair changed in the latest block.
  const estimate = await reader.estimateContractGas({ account: wallet.account, ...call });
  const gas = estimate + 50_000n;
  const hash = await wallet.writeContract({ ...call, gas });
  const receipt = await reader.waitForTransactionReceipt({ hash });
  // ethers throws here. viem leaves it to you.
  if (receipt.status === 'reverted') throw new Error(`The swap reverted: ${hash}`);
  return receipt;
}
// #endregion execute
