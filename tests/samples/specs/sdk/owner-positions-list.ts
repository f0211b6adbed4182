// SPDX-License-Identifier: MIT
import { Percent } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { DAI, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { feesOwed } from '../../../../content/samples/sdk/v3/fees.ts';
import { fetchPosition, remove } from '../../../../content/samples/sdk/v3/modifying.ts';
import { IN_TIME } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { trade } from '../../chain/pools.ts';
import { collectParams, decreaseParams } from '../../chain/positions.ts';
import { units } from '../../chain/tokens.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import type { Owner } from './owner-clients.ts';

/** Tests that the list has every position at a single block, and agrees with individual reads. */
export function provesList(proves: Proves, owner: Owner): void {
  const { sample, chain, list, pair, stable, texts, mintPair, mintStable } = owner;

  proves(['positions', 'describe'], 'agrees with what is read one by one', async () => {
    const ids = [await mintPair(600), await mintStable(), await mintPair(6_000)];
    await trade(chain, USDC.address, WETH.address, FeeAmount.MEDIUM, units.usdc(20_000));
    await trade(chain, WETH.address, USDC.address, FeeAmount.MEDIUM, units.weth(3));
    await trade(chain, DAI.address, USDC.address, FeeAmount.LOWEST, units.dai(900));
    const pools = [await pair(), await stable(), await pair()];
    const { block, positions } = await list();
    expect(block).toBe((await chain.provider.getBlock('latest')).number);
    expect(positions.map(({ tokenId }) => tokenId)).toEqual(ids);
    for (const [index, pool] of pools.entries()) {
      const id = ids[index] ?? '';
      const { amount0, amount1 } = await fetchPosition(chain.provider, pool, id);
      const owed = await feesOwed(chain.provider, pool, id);
      expect(texts(positions[index]!)).toEqual([
        [amount0.toExact(), amount1.toExact()],
        owed.map((amount) => amount.toExact()),
      ]);
      expect(owed.some((amount) => amount.greaterThan(0))).toBe(true);
    }
  });

  proves(
    ['positions'],
    'asks five times for any number of positions, all at one block',
    async () => {
      for (const width of [600, 1_200, 6_000]) await mintPair(width);
      const asked: unknown[] = [];
      const { block } = await sample.list(
        chain,
        chain.traderAddress,
        undefined,
        (method, params, next) => {
          if (method === 'eth_call') asked.push(Number(params[1]));
          return next();
        },
      );
      expect(asked).toEqual([block, block, block, block, block]);
    },
  );

  proves(['positions'], 'finds the same in pages, whatever their size', async () => {
    for (const width of [600, 1_200, 6_000]) await mintPair(width);
    await mintStable();
    const whole = (await list()).positions;
    expect(whole).toHaveLength(4);
    for (const size of [1, 2, 3, 4]) {
      expect((await list(size)).positions.map(texts)).toEqual(whole.map(texts));
    }
    expect((await sample.list(chain, sample.MULTICALL)).positions).toEqual([]);
  });

  proves(['describe'], 'keeps a closed position, and what it is still owed', async () => {
    const id = await mintPair(600);
    const manager = at('positionManager', chain.trader);
    const { liquidity } = await manager.positions(id);
    await (await manager.decreaseLiquidity(decreaseParams(id, liquidity))).wait();
    const [uncollected] = (await list()).positions;
    expect(uncollected?.isClosed).toBe(true);
    expect(uncollected?.amounts?.map((amount) => amount.toExact())).toEqual(['0', '0']);
    expect(uncollected?.fees?.every((amount) => amount.greaterThan(0))).toBe(true);
    await (await manager.collect(collectParams(id, chain.traderAddress))).wait();
    const [closed] = (await list()).positions;
    expect(texts(closed!)).toEqual([
      ['0', '0'],
      ['0', '0'],
    ]);
  });

  proves(['positions'], 'leaves out a position that is burned', async () => {
    const id = await mintPair(600);
    const position = await fetchPosition(chain.provider, await pair(), id);
    await remove(chain.trader, id, position, new Percent(1), IN_TIME);
    expect((await list()).positions).toEqual([]);
  });
}
