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
import { Contract } from 'ethers';
import { fetchPool } from './pool.ts';
import { ETH, provider, QUOTER, ROUTER, TOKEN_ABI, USDC, wallet, WETH } from './setup.ts';

// #region swap
// 1. Read the price and the liquidity of the pool with the 0.30% fee.
const pool = await fetchPool(provider, WETH, USDC, FeeAmount.MEDIUM);
console.log(`price: ${pool.priceOf(WETH).toSignificant(6)} USDC per ETH`);

// 2. Ask the quoter how much USDC the pool pays for 1 ETH.
const route = new Route([pool], ETH, USDC);
const inputAmount = CurrencyAmount.fromRawAmount(ETH, `${10n ** 18n}`);
const tradeType = TradeType.EXACT_INPUT;
const ask = SwapQuoter.quoteCallParameters(route, inputAmount, tradeType);
const quoted = await provider.call({ to: QUOTER, data: ask.calldata });
const outputAmount = CurrencyAmount.fromRawAmount(USDC, `${BigInt(quoted)}`);
console.log(`quote: ${outputAmount.toExact()} USDC for ${inputAmount.toExact()} ETH`);

// 3. Swap, and receive at least the quote divided by 1.005.
const quote = { route, inputAmount, outputAmount, tradeType };
const trade = Trade.createUncheckedTrade(quote);
const { timestamp } = await provider.getBlock('latest');
const { calldata, value } = SwapRouter.swapCallParameters(trade, {
  slippageTolerance: new Percent(50, 10_000),
  recipient: wallet.address,
  deadline: timestamp + 600,
});
// Anyone can take ether that is left in the router, so ask for it back.
const data = Multicall.encodeMulticall([calldata, Payments.encodeRefundETH()]);
await (await wallet.sendTransaction({ to: ROUTER, data, value })).wait();
// #endregion swap

const usdc = new Contract(USDC.address, TOKEN_ABI, provider);
const balance = `${await usdc.balanceOf(wallet.address)}`;
console.log(`wallet: ${CurrencyAmount.fromRawAmount(USDC, balance).toExact()} USDC`);
