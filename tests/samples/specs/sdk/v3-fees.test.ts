// SPDX-License-Identifier: MIT
import { FeeAmount } from '@uniswap/v3-sdk';
import { BigNumber } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { DAI, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { trade } from '../../chain/pools.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeBoth } from './v3-clients.ts';
import { minted, positionOf, soon, usdcWeth } from './v3-market.ts';

describeBoth('sdk/v3/fees.ts', 'sdk/v3/viem/fees.ts', (tested) => {
  const { client, chain, proves } = tested;
  let position: Awaited<ReturnType<typeof minted>>;

  beforeEach(async () => {
    position = await minted(client, chain);
    await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
  });

  proves(['fees-owed'], 'knows fees that positions() does not show yet', async () => {
    const { pool, tokenId } = position;
    expect((await positionOf(chain, tokenId)).tokensOwed0).toEqual(BigNumber.from(0));
    const [owed0, owed1] = await client.feesOwed(pool, tokenId);
    // The 30 USDC in fees, times the position's share of the active liquidity.
    const { liquidity } = await positionOf(chain, tokenId);
    const active = (await usdcWeth(client)).liquidity.toString();
    expect(Number(owed0.toExact())).toBeCloseTo((30 * Number(liquidity)) / Number(active), 3);
    expect(Number(owed0.toExact())).toBeGreaterThan(0.1);
    expect(owed1.toExact()).toBe('0');
  });

  proves(['fees-owed', 'fee-growth'], 'refuse a pool other than the position has', async () => {
    const { tokenId } = position;
    const { number: block } = await chain.provider.getBlock('latest');
    const others = [
      await client.fetchPool(USDC, WETH, FeeAmount.LOW),
      // With this pool, amounts of WETH, which has 18 decimals, would be read as USDC, which has 6.
      await client.fetchPool(DAI, USDC, FeeAmount.LOWEST),
      await client.fetchPool(DAI, WETH, FeeAmount.MEDIUM),
    ];
    for (const other of others) {
      await expect(client.feesOwed(other, tokenId)).rejects.toThrow('another pool');
      await expect(client.feesFromGrowth(other, tokenId, block)).rejects.toThrow('another pool');
    }
  });

  proves(
    ['fee-growth'],
    'comes to what a collect would pay, before and after a change',
    async () => {
      const { pool, tokenId } = position;
      const exact = async () => {
        const { number: block } = await chain.provider.getBlock('latest');
        const owed = await client.feesOwed(pool, tokenId);
        const computed = await client.feesFromGrowth(pool, tokenId, block);
        expect(computed.map((amount) => amount.toExact())).toEqual(
          owed.map((amount) => amount.toExact()),
        );
        return owed;
      };
      const [first] = await exact();
      const same = await client.fetchPosition(await usdcWeth(client), tokenId);
      await client.increase(tokenId, same, await soon(chain));
      await trade(chain, USDC.address, WETH.address, 3000, units.usdc(10_000));
      const [second] = await exact();
      expect(second.greaterThan(first)).toBe(true);
    },
  );

  proves(['collect'], 'pays exactly what was owed', async () => {
    const { pool, tokenId } = position;
    const [owed0] = await client.feesOwed(pool, tokenId);
    const before = await balanceOf(chain, USDC.address, chain.traderAddress);
    await client.collectFees(pool, tokenId);
    const after = await balanceOf(chain, USDC.address, chain.traderAddress);
    expect(after.sub(before).toString()).toBe(owed0.quotient.toString());
  });
});
