// SPDX-License-Identifier: MIT
import { positionAround } from '../../../../content/samples/sdk/v3/minting.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { fund, units } from '../../chain/tokens.ts';
import type { Client } from './v3-clients.ts';
import { soon, usdc, usdcWeth, weth } from './v3-market.ts';

/** A minted position of the trader, about 2,000 USDC and 1 WETH around the price. */
export async function minted(client: Client, chain: TestChain) {
  await fund(chain, chain.traderAddress, { usdc: units.usdc(20_000), weth: units.weth(10) });
  const pool = await usdcWeth(client);
  const position = positionAround(pool, usdc(2_000), weth(1), 2_000);
  await client.approvePositionManager([usdc(20_000), weth(10)]);
  const tokenId = await client.mint(position, await soon(chain));
  return { pool, position, tokenId };
}

/** A position as the contract has it. */
export const positionOf = (chain: TestChain, tokenId: string) =>
  at('positionManager', chain.provider).positions(tokenId);
