// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent, TradeType } from '@uniswap/sdk-core';
import {
  FeeAmount,
  Multicall,
  Payments,
  Pool,
  Route,
  SwapQuoter,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk';
import { Contract } from 'ethers';
import {
  ETH,
  POOL_ABI,
  provider,
  QUOTER,
  ROUTER,
  TOKEN_ABI,
  USDC,
  wallet,
  WETH,
} from './setup.ts';

// #region swap
// 1. Read the pool with the 0.30% fee.
const poolAddress = Pool.getAddress(WETH, USDC, FeeAmount.MEDIUM);
const contract = new Contract(poolAddress, POOL_ABI, provider);
const { sqrtPriceX96, tick } = await contract.slot0();
const state = [`${sqrtPriceX96}`, `${await contract.liquidity()}`, tick] as const;
const pool = new Pool(WETH, USDC, FeeAmount.MEDIUM, ...state);
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
const trade = { route, inputAmount, outputAmount, tradeType };
const { timestamp } = await provider.getBlock('latest');
const { calldata, value } = SwapRouter.swapCallParameters(
  Trade.createUncheckedTrade(trade),
  {
    slippageTolerance: new Percent(50, 10_000),
    recipient: wallet.address,
    deadline: timestamp + 600,
  },
);
// Anyone can take ether that is left in the router, so ask for it back.
const data = Multicall.encodeMulticall([calldata, Payments.encodeRefundETH()]);
const transaction = await wallet.sendTransaction({ to: ROUTER, data, value });
await transaction.wait();
// #endregion swap

const usdc = new Contract(USDC.address, TOKEN_ABI, provider);
const balance = `${await usdc.balanceOf(wallet.address)}`;
console.log(`wallet: ${CurrencyAmount.fromRawAmount(USDC, balance).toExact()} USDC`);
