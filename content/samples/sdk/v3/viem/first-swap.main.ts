// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent, TradeType } from '@uniswap/sdk-core';
import {
  FeeAmount,
  Multicall,
  Payments,
  Route,
  SwapQuoter,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk';
import type { Hex } from 'viem';
import { fetchPool } from './pool.ts';
import { account, client, ETH, QUOTER, ROUTER, TOKEN_ABI, USDC, WETH } from './setup.ts';

// 1. Read the price and the liquidity of the pool with the 0.30% fee.
const pool = await fetchPool(client, WETH, USDC, FeeAmount.MEDIUM);
console.log(`price: ${pool.priceOf(WETH).toSignificant(6)} USDC per ETH`);

// 2. Ask the quoter how much USDC the pool pays for 1 ETH.
const route = new Route([pool], ETH, USDC);
const inputAmount = CurrencyAmount.fromRawAmount(ETH, `${10n ** 18n}`);
const tradeType = TradeType.EXACT_INPUT;
const ask = SwapQuoter.quoteCallParameters(route, inputAmount, tradeType);
const quoted = await client.call({ to: QUOTER, data: ask.calldata as Hex });
const outputAmount = CurrencyAmount.fromRawAmount(USDC, `${BigInt(quoted.data ?? 0)}`);
console.log(`quote: ${outputAmount.toExact()} USDC for ${inputAmount.toExact()} ETH`);

// 3. Swap, and receive at least the quote divided by 1.005.
const quote = { route, inputAmount, outputAmount, tradeType };
const trade = Trade.createUncheckedTrade(quote);
const { timestamp } = await client.getBlock();
const { calldata, value } = SwapRouter.swapCallParameters(trade, {
  slippageTolerance: new Percent(50, 10_000),
  recipient: account.address,
  deadline: Number(timestamp) + 600,
});
// Anyone can take ether that is left in the router, so ask for it back.
const calls = [calldata, Payments.encodeRefundETH()];
const data = Multicall.encodeMulticall(calls) as Hex;
const hash = await client.sendTransaction({ to: ROUTER, data, value: BigInt(value) });
const { status } = await client.waitForTransactionReceipt({ hash });
if (status === 'reverted') throw new Error(`Reverted: ${hash}`);

const balance = await client.readContract({
  address: USDC.address as Hex,
  abi: TOKEN_ABI,
  functionName: 'balanceOf',
  args: [account.address],
});
console.log(`wallet: ${CurrencyAmount.fromRawAmount(USDC, `${balance}`).toExact()} USDC`);
