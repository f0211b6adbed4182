// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { positionAround } from '../../../../content/samples/sdk/v3/minting.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { fund, units } from '../../chain/tokens.ts';
import type { Client } from './v3-ethers-client.ts';

/** Returns an amount of USDC, given in whole units. */
export const usdc = (amount: number) =>
  CurrencyAmount.fromRawAmount(USDC, units.usdc(amount).toString());

/** Returns an amount of WETH, given in whole units. */
export const weth = (amount: number) =>
  CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());

/** Fetches the USDC/WETH pool of the 0.3% tier. */
export const usdcWeth = (client: Client) => client.fetchPool(USDC, WETH, FeeAmount.MEDIUM);

/** Returns a deadline ten minutes from now. */
export const soon = async (chain: TestChain) => (await chain.now()) + 600;

/** Mints a position for the trader: about 2,000 USDC and 1 WETH around the price. */
export async function minted(client: Client, chain: TestChain) {
  await fund(chain, chain.traderAddress, { usdc: units.usdc(20_000), weth: units.weth(10) });
  const pool = await usdcWeth(client);
  const position = positionAround(pool, usdc(2_000), weth(1), 2_000);
  await client.approvePositionManager([usdc(20_000), weth(10)]);
  const tokenId = await client.mint(position, await soon(chain));
  return { pool, position, tokenId };
}

/** Reads a position from the contract. */
export const positionOf = (chain: TestChain, tokenId: string) =>
  at('positionManager', chain.provider).positions(tokenId);
