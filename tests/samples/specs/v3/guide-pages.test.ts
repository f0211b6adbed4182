// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool } from '../../chain/pools.ts';
import { mintParams } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';

const { dai, usdc, weth9, v3Factory, swapRouter } = addresses;

describe('the reverts that the v3 guides name', () => {
  const chain = useChain();

  it.each([
    { tickLower: -887_280, tickUpper: 60, code: 'T' },
    { tickLower: -60, tickUpper: 887_280, code: 'T' },
    { tickLower: 60, tickUpper: -60, code: 'TLU' },
    { tickLower: 60, tickUpper: 60, code: '' },
    { tickLower: -887_272, tickUpper: 887_272, code: '' },
  ])('mint from $tickLower to $tickUpper: "$code"', async ({ code, ...ticks }) => {
    const amounts = [units.dai(4_000), units.weth(2)];
    const params = mintParams([dai, weth9], 3000, amounts, chain.traderAddress, ticks);
    expect(await revertCode(at('positionManager', chain.trader), 'mint', [params])).toBe(code);
  });

  it('tell a flash with exchanged tokens from one that does not pay', async () => {
    const sample = sampleContract('v3/flash.sol', 'FlashArbitrage');
    const flash = await chain.deploy(sample, v3Factory, swapRouter);
    const params = { token0: usdc, token1: weth9, lendFee: 500, buyFee: 3000, sellFee: 3000 };
    const start = (changed: object) =>
      revertCode(flash, 'start', [
        { ...params, amount0: 1_000_000, leastProfit: 0, deadline: IN_TIME, ...changed },
      ]);
    expect(await start({ token0: weth9, token1: usdc })).toBe('STF');
    expect(await start({})).toBe('Too little received');
    expect(await start({ sellFee: 500 })).toBe('LOK');
    expect(await start({ lendFee: 100 })).toBe('');
  });

  it('lock the oracle of a pool without a price', async () => {
    await (await at('v3Factory', chain.deployer).createPool(usdc, weth9, 100)).wait();
    const fresh = await pool(chain.deployer, [usdc, weth9], 100);
    const grow = 'increaseObservationCardinalityNext';
    expect(await revertCode(fresh, grow, [200])).toBe('LOK');
    expect(await revertCode(fresh, 'observe', [[0]])).toBe('I');
  });
});
