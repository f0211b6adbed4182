// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { CHAIN_ID, USDC, type Wallet, WETH } from './config.ts';
import { buyWithEther, wrapEther } from './funding.ts';
import { approvePositionManager, mint, positionAround } from './minting.ts';
import { fetchPool } from './pool.ts';

// #region open
/** Turns 2 ETH of the account into a position of USDC and WETH. Returns its id. */
export async function openPosition(client: Wallet, deadline: number): Promise<string> {
  const weth = CurrencyAmount.fromRawAmount(WETH, `${10n ** 18n}`);
  await wrapEther(client, weth);
  const ether = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), weth.quotient);
  const usdc = await buyWithEther(client, USDC, ether, deadline);

  const pool = await fetchPool(client, USDC, WETH, FeeAmount.MEDIUM);
  await approvePositionManager(client, [usdc, weth]);
  return mint(client, positionAround(pool, usdc, weth, 2_000), deadline);
}
// #endregion open
