// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { BigNumber, constants } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { DAI, POSITION_MANAGER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { feesOwed } from '../../../../content/samples/sdk/v3/fees.ts';
import { mint, positionAround } from '../../../../content/samples/sdk/v3/minting.ts';
import { fetchPosition, remove } from '../../../../content/samples/sdk/v3/modifying.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { approveAll, fund, token, trade, units } from '../../chain/seed.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { ethersOwner, type OwnedPosition, viemOwner } from './owner-clients.ts';

const raw = (currency: Token, amount: BigNumber) =>
  CurrencyAmount.fromRawAmount(currency, amount.toString());

for (const [file, sample] of [
  ['sdk/v3/owner-positions.ts', ethersOwner],
  ['sdk/v3/viem/owner-positions.ts', viemOwner],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const list = (pageSize?: number) => sample.list(chain, chain.traderAddress, pageSize);
    const pair = () => fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM);
    const stable = () => fetchPool(chain.provider, DAI, USDC, FeeAmount.LOWEST);
    const texts = ({ amounts, fees }: OwnedPosition) =>
      [amounts, fees].map((two) => two?.map((amount) => amount.toExact()));

    const mintPair = async (width: number) => {
      const [usdc, weth] = [raw(USDC, units.usdc(2_000)), raw(WETH, units.weth(1))];
      return mint(chain.trader, positionAround(await pair(), usdc, weth, width), IN_TIME);
    };
    const mintStable = async () => {
      const [dai, usdc] = [raw(DAI, units.dai(500)), raw(USDC, units.usdc(500))];
      return mint(chain.trader, positionAround(await stable(), dai, usdc, 100), IN_TIME);
    };

    beforeEach(async () => {
      await fund(chain, chain.traderAddress, {
        dai: units.dai(10_000),
        usdc: units.usdc(50_000),
        weth: units.weth(50),
      });
      await approveAll(
        chain.trader,
        POSITION_MANAGER,
        [DAI, USDC, WETH].map((t) => t.address),
      );
    });

    proves(['types'], 'names the multicall of the published deployments', () => {
      expect(sample.MULTICALL).toBe(addresses.multicall);
    });

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
      const params = { tokenId: id, liquidity, amount0Min: 0, amount1Min: 0, deadline: IN_TIME };
      await (await manager.decreaseLiquidity(params)).wait();
      const [uncollected] = (await list()).positions;
      expect(uncollected?.isClosed).toBe(true);
      expect(uncollected?.amounts?.map((amount) => amount.toExact())).toEqual(['0', '0']);
      expect(uncollected?.fees?.every((amount) => amount.greaterThan(0))).toBe(true);
      const everything = BigNumber.from(2).pow(128).sub(1);
      const all = {
        amount0Max: everything,
        amount1Max: everything,
        recipient: chain.traderAddress,
      };
      await (await manager.collect({ tokenId: id, ...all })).wait();
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

    const positionData = async () => {
      const { number } = await chain.provider.getBlock('latest');
      const manager = at('positionManager', chain.provider);
      const id = await manager.tokenOfOwnerByIndex(chain.traderAddress, 0, { blockTag: number });
      const data = manager.interface.encodeFunctionData('positions', [id]);
      return chain.provider.call({ to: POSITION_MANAGER, data });
    };
  });
}

for (const main of ['sdk/v3/owner-positions.main.ts', 'sdk/v3/viem/owner-positions.main.ts']) {
  describeSample(main, () => {
    describeMain(main, useChain());
  });
}
