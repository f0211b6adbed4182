// SPDX-License-Identifier: MIT
import { FeeAmount } from '@uniswap/v3-sdk';
import { BigNumber } from 'ethers';
import { expect } from 'vitest';
import { DAI, POSITION_MANAGER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { testContract } from '../../chain/compiled.ts';
import { at } from '../../chain/deploy.ts';
import { sorted, trade } from '../../chain/pools.ts';
import { decreaseParams, mintParams, mintPosition } from '../../chain/positions.ts';
import { token, units } from '../../chain/tokens.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import type { Owner } from './owner-clients.ts';

/** Tests what the list reports when something cannot be read. */
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
    // The pool has no DAI left to pay out, as after a rebase.
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
    // The position is owed DAI that the pool lacks, because its liquidity was decreased earlier.
    const manager = at('positionManager', chain.trader);
    const { liquidity } = await manager.positions(broken);
    await (await manager.decreaseLiquidity(decreaseParams(broken, liquidity.div(2)))).wait();
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
      // An account may not collect from another account's position, so it cannot read the fees there as its own.
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
    for (const [tokens, fee] of [
      // The first pool has a tier that was added later. The second has a token without decimals.
      [sorted(DAI.address, USDC.address), 42],
      [sorted(odd.address, DAI.address), 3000],
    ] as const) {
      await (await manager.createAndInitializePoolIfNecessary(...tokens, fee, root)).wait();
      const ticks = { tickLower: -60, tickUpper: 60 };
      const amounts = [1_000_000, 1_000_000];
      const position = mintParams(tokens, fee, amounts, chain.traderAddress, ticks);
      await mintPosition(chain.trader, position);
    }
    const { positions } = await list();
    expect(positions.map(({ amounts }) => amounts !== undefined)).toEqual([true, false, false]);
    expect(positions.map(({ fee }) => fee)).toEqual([3000, 42, 3000]);
    const known = await sample.readPool(chain, await positionData(), (await list()).block);
    expect(known?.liquidity.toString()).toBe((await pair()).liquidity.toString());
    expect(sample.describeUnknown(await positionData()).amounts).toBeUndefined();
  });
}
