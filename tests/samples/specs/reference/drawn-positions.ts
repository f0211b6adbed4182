// SPDX-License-Identifier: MIT
import type { Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool } from '../../chain/pools.ts';
import { mintParams, mintPosition } from '../../chain/positions.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { figureTexts } from '../../toolchain/figure-texts.ts';

const { dai, weth9, positionManager } = addresses;

/** Returns the texts of a figure, from top to bottom. */
export const texts = (figure: string) => figureTexts(figure).map(({ text }) => text);

/** Sets up a trader with funds for positions in a DAI/WETH9 pool, and returns the calls that the figures show. */
export function usePositions() {
  const chain = useChain();
  const seeded = {} as { market: Contract };

  beforeEach(async () => {
    seeded.market = await pool(chain.deployer, [dai, weth9], 3000);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
  });

  const manager = () => at('positionManager', chain.trader);
  const range = (tickUpper = 887_220) =>
    mintParams([dai, weth9], 3000, [units.dai(4_000), units.weth(3)], chain.traderAddress, {
      tickLower: -tickUpper,
      tickUpper,
    });
  const mint = (upper?: number) => mintPosition(chain.trader, range(upper));
  const held = (account: string) =>
    Promise.all([balanceOf(chain, dai, account), balanceOf(chain, weth9, account)]);

  return { chain, seeded, manager, range, mint, held };
}
