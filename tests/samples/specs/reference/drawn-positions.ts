// SPDX-License-Identifier: MIT
import { BigNumber, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool } from '../../chain/pools.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { figureTexts } from '../../toolchain/figure-texts.ts';

const { dai, weth9, positionManager } = addresses;

const most = BigNumber.from(2).pow(128).sub(1);

/** The zero address. */
export const nobody = '0x0000000000000000000000000000000000000000';
/** The words of a figure, in the order in which it has them. */
export const texts = (figure: string) => figureTexts(figure).map(({ text }) => text);

/** A trader who can pay for positions in a pool of DAI and WETH9, and the calls that the figures draw. */
export function usePositions() {
  const chain = useChain();
  const seeded = {} as { market: Contract };

  beforeEach(async () => {
    seeded.market = await pool(chain.deployer, [dai, weth9], 3000);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000), weth: units.weth(10) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
  });

  const manager = () => at('positionManager', chain.trader);
  const range = (upper = 887_220) => ({
    token0: dai,
    token1: weth9,
    fee: 3000,
    tickLower: -upper,
    tickUpper: upper,
    amount0Desired: units.dai(4_000),
    amount1Desired: units.weth(3),
    amount0Min: 0,
    amount1Min: 0,
    recipient: chain.traderAddress,
    deadline: IN_TIME,
  });
  const mint = async (upper?: number) => {
    const { tokenId } = await manager().callStatic.mint!(range(upper));
    await (await manager().mint(range(upper))).wait();
    return tokenId as BigNumber;
  };
  const all = (tokenId: BigNumber, recipient = chain.traderAddress) => ({
    tokenId,
    recipient,
    amount0Max: most,
    amount1Max: most,
  });
  const removal = (tokenId: BigNumber, liquidity: BigNumber) => ({
    tokenId,
    liquidity,
    amount0Min: 0,
    amount1Min: 0,
    deadline: IN_TIME,
  });
  const held = (account: string) =>
    Promise.all([balanceOf(chain, dai, account), balanceOf(chain, weth9, account)]);

  return { chain, seeded, manager, range, mint, all, removal, held };
}
