// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import type { Wallet } from 'ethers';
import { CHAIN_ID, USDC, WETH } from './config.ts';
import { buyWithEther, wrapEther } from './funding.ts';
import { approvePositionManager, mint, positionAround } from './minting.ts';
import { fetchPool } from './pool.ts';

// #region open
/** Turns 2 ETH of the signer into a position of USDC and WETH. Returns its id. */
export async function openPosition(signer: Wallet, deadline: number): Promise<string> {
  const weth = CurrencyAmount.fromRawAmount(WETH, `${10n ** 18n}`);
  await wrapEther(signer, weth);
  const ether = CurrencyAmount.fromRawAmount(Ether.onChain(CHAIN_ID), weth.quotient);
  const usdc = await buyWithEther(signer, USDC, ether, deadline);

  const pool = await fetchPool(signer.provider, USDC, WETH, FeeAmount.MEDIUM);
  await approvePositionManager(signer, [usdc, weth]);
  return mint(signer, positionAround(pool, usdc, weth, 2_000), deadline);
}
// #endregion open
