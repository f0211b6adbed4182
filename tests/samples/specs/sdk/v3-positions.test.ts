// SPDX-License-Identifier: MIT
import { Percent } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { DAI, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { requirePool } from '../../../../content/samples/sdk/v3/position-pool.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/config.ts';
import { readPosition } from '../../../../content/samples/sdk/v3/viem/position-pool.ts';
import { trade } from '../../chain/pools.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import { describeBoth } from './v3-clients.ts';
import { minted, positionOf, soon, usdcWeth } from './v3-market.ts';

describeBoth('sdk/v3/modifying.ts', 'sdk/v3/viem/modifying.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['fetch-position'], 'reads back what was minted', async () => {
    const { tokenId, pool, position } = await minted(client, chain);
    const read = await client.fetchPosition(pool, tokenId);
    expect(read.liquidity.toString()).toBe(position.liquidity.toString());
    expect(read.amount0.toExact()).toBe(position.amount0.toExact());
  });

  proves(['fetch-position'], 'refuses the pool of another tier', async () => {
    const { tokenId } = await minted(client, chain);
    const other = await client.fetchPool(USDC, WETH, FeeAmount.LOW);
    await expect(client.fetchPosition(other, tokenId)).rejects.toThrow('another pool');
  });

  proves(['increase'], 'doubles the liquidity', async () => {
    const { tokenId, position } = await minted(client, chain);
    await client.increase(tokenId, position, await soon(chain));
    const { liquidity } = await positionOf(chain, tokenId);
    expect(BigInt(liquidity)).toBe(2n * BigInt(position.liquidity.toString()));
  });

  proves(['remove'], 'pays half out, then the rest, and burns the token', async () => {
    const { tokenId, pool, position } = await minted(client, chain);
    const before = await balanceOf(chain, WETH.address, chain.traderAddress);
    await client.remove(tokenId, position, new Percent(1, 2), await soon(chain));
    const paid = (await balanceOf(chain, WETH.address, chain.traderAddress)).sub(before);
    const half = BigInt(position.amount1.quotient.toString()) / 2n;
    // Rounding loses the last few of the 18 decimals.
    expect(Math.abs(Number(BigInt(paid.toString()) - half))).toBeLessThan(10_000);

    const rest = await client.fetchPosition(pool, tokenId);
    await client.remove(tokenId, rest, new Percent(1), await soon(chain));
    await expect(positionOf(chain, tokenId)).rejects.toThrow('Invalid token ID');
    const weth = await balanceOf(chain, WETH.address, chain.traderAddress);
    expect(units.weth(10).sub(weth).lt(10_000)).toBe(true);
  });
});

describeBoth('sdk/v3/position-pool.ts', 'sdk/v3/viem/position-pool.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['pool-of-position'], 'finds tokens, decimals and pool from the id alone', async () => {
    const { tokenId, pool } = await minted(client, chain);
    const found = await client.poolOfPosition(tokenId);
    expect(found.token0.equals(USDC) && found.token1.equals(WETH)).toBe(true);
    expect([found.token0.decimals, found.token1.decimals, found.fee]).toEqual([6, 18, 3000]);
    expect(found.tickCurrent).toBe(pool.tickCurrent);
    // The page's next step uses the pool that was found.
    const [owed0] = await client.feesOwed(found, tokenId);
    expect(owed0.toExact()).toBe('0');
  });

  if (client.name === 'viem') {
    proves(['read-position'], 'names the values as the contract does', async () => {
      const { tokenId } = await minted(client, chain);
      // Accrue fees in both tokens and record them with a change to the position, so that all ten values differ.
      await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
      await trade(chain, WETH.address, USDC.address, 3000, units.weth(3));
      const now = await client.fetchPosition(await usdcWeth(client), tokenId);
      await client.increase(tokenId, now, 2 ** 40);
      const onChain = await positionOf(chain, tokenId);
      const read = await readPosition(viem.connect(chain.url, PRIVATE_KEY), tokenId);
      const named = Object.entries(read).map(([name, value]) => [name, String(value)]);
      expect(named).toHaveLength(10);
      expect(new Set(named.map(([, value]) => value)).size).toBe(10);
      expect(named).toEqual(named.map(([name]) => [name, String(onChain[name as string])]));
    });
  }

  tested.provesOnce(['require-pool'], 'accepts the pool of the position and no other', async () => {
    const { tokenId, pool } = await minted(client, chain);
    const named = await positionOf(chain, tokenId);
    requirePool(pool, named);
    const [first, second] = [pool.token0.address, pool.token1.address];
    for (const other of [
      { token0: first, token1: second, fee: 500 },
      { token0: first, token1: DAI.address, fee: 3000 },
      { token0: DAI.address, token1: second, fee: 3000 },
    ]) {
      expect(() => {
        requirePool(pool, other);
      }).toThrow('another pool');
    }
  });
});
