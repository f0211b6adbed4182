// SPDX-License-Identifier: MIT
import type { Currency, CurrencyAmount, Token } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { Contract, type Signer, type Wallet } from 'ethers';
import { WETH } from './config.ts';
import { fetchPool } from './pool.ts';
import { buildTrade, executeTrade, received } from './trading.ts';

// #region wrap
/** Wraps the signer's ether. Pools hold WETH, and a mint transfers it like any token. */
export async function wrapEther(
  signer: Signer,
  amount: CurrencyAmount<Token>,
): Promise<void> {
  const abi = ['function deposit() payable'];
  const weth = new Contract(amount.currency.address, abi, signer);
  await (await weth.deposit({ value: amount.quotient.toString() })).wait();
}
// #endregion wrap

// #region buy
/** Sells ether for a token in their 0.05% pool. Returns the amount paid out. */
export async function buyWithEther(
  signer: Wallet,
  token: Token,
  ether: CurrencyAmount<Currency>,
  deadline: number,
): Promise<CurrencyAmount<Token>> {
  const pool = await fetchPool(signer.provider, token, WETH, FeeAmount.LOW);
  const trade = await buildTrade(signer.provider, [pool], ether, token);
  const receipt = await executeTrade(signer, trade, deadline);
  return received(receipt, token, signer.address);
}
// #endregion buy
