// SPDX-License-Identifier: MIT
import { FeeAmount } from '@uniswap/v3-sdk';
import { BigNumber, constants } from 'ethers';
import { expect } from 'vitest';
import { DAI, POSITION_MANAGER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { testContract } from '../../chain/compiled.ts';
import { IN_TIME } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { trade } from '../../chain/pools.ts';
import { token, units } from '../../chain/tokens.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import type { Owner } from './owner-minted.ts';

/** What the list says where something cannot be read. */
export function provesGaps(proves: Proves, owner: Owner): void {
  const { sample, chain, list, pair, stable, mintPair, mintStable } = owner;
  const positionData = async () => {
    const { number } = await chain.provider.getBlock('latest');
    const manager = at('positionManager', chain.provider);
    const id = await manager.tokenOfOwnerByIndex(chain.traderAddress, 0, { blockTag: number });
    const data = manager.interface.encodeFunctionData('positions', [id]);
    return chain.provider.call({ to: POSITION_MANAGER, data });
  };

  proves(['manager-calls'], 'shows the others when one collect reverts', async () => {
    await mintPair(600);
    const broken = await mintStable();
    await mintPair(6_000);
    // The pool has no DAI left to pay with, as after a rebase.
    const { token0, token1, fee } = await stable();
    const holder = await at('v3Factory', chain.provider).getPool(
      token0.address,
      token1.address,
      fee,
    );
    await chain.provider.send('anvil_setBalance', [holder, '0x56bc75e2d63100000']);
    const dai = token(DAI.address, chain.provider.getSigner(holder));
    await (await dai.transfer(chain.traderAddress, await dai.balanceOf(holder))).wait();
    await trade(chain, USDC.address, WETH.address, FeeAmount.MEDIUM, units.usdc(20_000));
    // Owed DAI that is not there: somebody decreased before.
    const manager = at('positionManager', chain.trader);
    const { liquidity } = await manager.positions(broken);
    const half = { tokenId: broken, liquidity: liquidity.div(2), amount0Min: 0, amount1Min: 0 };
    await (await manager.decreaseLiquidity({ ...half, deadline: IN_TIME })).wait();
    const { positions } = await list();
    expect(positions.map(({ fees }) => fees !== undefined)).toEqual([true, false, true]);
    expect(positions.every(({ amounts }) => amounts !== undefined)).toBe(true);
  });

  proves(
    ['manager-calls'],
    'says so when the node is away, and does not call it unknown',
    async () => {
      const id = await mintPair(600);
      const { number } = await chain.provider.getBlock('latest');
      const calls = [sample.collectOf(id, chain.traderAddress)];
      const ask = (from: string, these: string[], isAway = false) =>
        sample.callManager(chain, from, these, number, (method, _params, next) =>
          isAway && /eth_call|eth_getBlockByNumber/.test(method)
            ? Promise.reject(new Error('no connection'))
            : next(),
        );
      await expect(ask(chain.traderAddress, calls, true)).rejects.toThrow('no connection');
      expect(await ask(chain.traderAddress, [])).toEqual([]);
      // To a stranger, a collect is refused: the fees of others cannot be read as one's own.
      expect(await ask(sample.MULTICALL, calls)).toEqual([undefined]);
    },
  );

  proves(['read-pools', 'describe'], 'has no amounts for what the SDK cannot hold', async () => {
    await mintPair(600);
    const factory = at('v3Factory', chain.deployer);
    await (await factory.enableFeeAmount(42, 1)).wait();
    const odd = await chain.deploy(testContract('stubborn-token.sol', 'StubbornToken'));
    await (await odd.mint!(chain.traderAddress, units.dai(10))).wait();
    const manager = at('positionManager', chain.trader);
    const root = BigNumber.from(2).pow(96);
    const sorted = (...two: [string, string]) =>
      two.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)) as [string, string];
    for (const [[token0, token1], fee] of [
      // A tier that came later, and a token without decimals.
      [sorted(DAI.address, USDC.address), 42],
      [sorted(odd.address, DAI.address), 3000],
    ] as const) {
      await (await manager.createAndInitializePoolIfNecessary(token0, token1, fee, root)).wait();
      await (
        await manager.mint({
          token0,
          token1,
          fee,
          tickLower: -60,
          tickUpper: 60,
          amount0Desired: 1_000_000,
          amount1Desired: 1_000_000,
          amount0Min: 0,
          amount1Min: 0,
          recipient: chain.traderAddress,
          deadline: constants.MaxUint256,
        })
      ).wait();
    }
    const { positions } = await list();
    expect(positions.map(({ amounts }) => amounts !== undefined)).toEqual([true, false, false]);
    expect(positions.map(({ fee }) => fee)).toEqual([3000, 42, 3000]);
    const known = await sample.readPool(chain, await positionData(), (await list()).block);
    expect(known?.liquidity.toString()).toBe((await pair()).liquidity.toString());
    expect(sample.describeUnknown(await positionData()).amounts).toBeUndefined();
  });
}
