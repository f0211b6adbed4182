// SPDX-License-Identifier: MIT
import type { Currency, CurrencyAmount, Token } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { type Address, parseAbi } from 'viem';
import { WETH, type Wallet } from './config.ts';
import { fetchPool } from './pool.ts';
import { mined } from './sending.ts';
import { buildTrade, executeTrade, received } from './trading.ts';

// #region wrap
/** Wraps the account's ether. Pools hold WETH, and a mint transfers it like any token. */
export async function wrapEther(
  client: Wallet,
  amount: CurrencyAmount<Token>,
): Promise<void> {
  const hash = await client.writeContract({
    address: amount.currency.address as Address,
    abi: parseAbi(['function deposit() payable']),
    functionName: 'deposit',
    value: BigInt(amount.quotient.toString()),
  });
  await mined(client, hash);
}
// #endregion wrap

// #region buy
/** Sells ether for a token in their 0.05% pool. Returns the amount paid out. */
export async function buyWithEther(
  client: Wallet,
  token: Token,
  ether: CurrencyAmount<Currency>,
  deadline: number,
): Promise<CurrencyAmount<Token>> {
  const pool = await fetchPool(client, token, WETH, FeeAmount.LOW);
  const trade = await buildTrade(client, [pool], ether, token);
  const receipt = await executeTrade(client, trade, deadline);
  return received(receipt, token, client.account.address);
}
// #endregion buy
