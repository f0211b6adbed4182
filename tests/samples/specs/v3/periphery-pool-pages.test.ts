// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { at } from '../../chain/deploy.ts';
import { pool, sqrtPriceX96 } from '../../chain/pools.ts';
import { encode } from '../../chain/published.ts';
import { revertCode, revertOf } from '../../chain/reverts.ts';
import { approveAll, units } from '../../chain/tokens.ts';
import { late, usePeriphery } from './periphery-calls.ts';

const { dai, weth9, swapRouter, quoter } = addresses;

describe('what the reference pages of the periphery say', () => {
  const { chain, router, manager, single } = usePeriphery();

  describe('PoolInitializer', () => {
    const create = 'createAndInitializePoolIfNecessary';
    const price = sqrtPriceX96(units.weth(1), units.dai(2_000));

    it('creates a pool for over 4 million gas, and ignores the price of one that exists', async () => {
      const { gasUsed } = await (await manager()[create]!(dai, weth9, 500, price)).wait();
      expect(gasUsed.toNumber()).toBeGreaterThan(4_000_000);
      await (await manager()[create]!(dai, weth9, 500, price.mul(2))).wait();
      const { sqrtPriceX96: found } = await (await pool(chain.trader, [dai, weth9], 500)).slot0!();
      expect(found).toEqual(price);
    });

    it('refuses unsorted tokens and unknown fees without a reason, and a plain number by R', async () => {
      const code = (...args: unknown[]) => revertCode(manager(), create, args);
      expect(await code(weth9, dai, 500, price)).toBe('');
      expect(await code(dai, weth9, 501, price)).toBe('');
      expect(await code(dai, weth9, 500, 2000)).toBe('R');
    });

    it('lets an empty pool be moved by a swap on the pool itself, and not through the router', async () => {
      await (await manager()[create]!(dai, weth9, 500, price)).wait();
      const empty = await pool(chain.trader, [dai, weth9], 500);
      await approveAll(chain.trader, swapRouter, [weth9]);
      const limit = price.mul(2);
      const args = [single({ fee: 500, sqrtPriceLimitX96: limit })];
      expect(await revertCode(router(), 'exactInputSingle', args)).toBe('');
      const probe = await chain.deploy(testContract('pool-probe.sol', 'PoolProbe'));
      await (await probe.swap(empty.address, false, 1, limit)).wait();
      expect((await empty.slot0!()).sqrtPriceX96).toEqual(limit);
    });
  });

  describe('the quoters', () => {
    it('say "Unexpected error" of an exact output that the pool cannot give', async () => {
      const [tokenIn, tokenOut, amount] = [dai, weth9, units.weth(1_000_000)];
      const plain = [tokenIn, tokenOut, 3000, amount, 0];
      const struct = [{ tokenIn, tokenOut, fee: 3000, amount, sqrtPriceLimitX96: 0 }];
      const ask = (name: 'quoter' | 'quoterV2', args: unknown[]) =>
        revertCode(at(name, chain.trader), 'quoteExactOutputSingle', args);
      expect(await ask('quoter', plain)).toBe('Unexpected error');
      expect(await ask('quoterV2', struct)).toBe('Unexpected error');
      await approveAll(chain.trader, swapRouter, [dai]);
      const swap = single({ tokenIn, tokenOut, amountOut: amount, amountInMaximum: late });
      expect(await revertCode(router(), 'exactOutputSingle', [swap])).toBe('STF');
    });

    it('revert without a reason where there is no pool, and by the wrong ABI', async () => {
      const v1 = at('quoter', chain.trader);
      const none = [dai, weth9, 10000, 1, 0];
      expect(await revertCode(v1, 'quoteExactInputSingle', none)).toBe('');
      const struct = single({ tokenIn: dai, tokenOut: weth9, amountIn: 1 });
      const data = encode('quoterV2', 'quoteExactInputSingle', [struct]);
      expect((await revertOf(chain.provider, { to: quoter, data })).code).toBe('');
    });

    it('give the price after the swap, of which the square is the change of price', async () => {
      const before = (await (await pool(chain.trader, [dai, weth9], 3000)).slot0!()).sqrtPriceX96;
      const answer = await at('quoterV2', chain.trader).callStatic.quoteExactInputSingle!(
        single({ tokenIn: dai, tokenOut: weth9, amountIn: units.dai(20_000) }),
      );
      expect(answer).toHaveLength(4);
      // The input is token0, so its price falls, here by about 1% twice.
      const change = (Number(answer.sqrtPriceX96After) / Number(before)) ** 2;
      expect(change).toBeCloseTo(1 / 1.00997 ** 2, 4);
    });
  });
});
