// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { Position } from '@uniswap/v3-sdk';
import { utils } from 'ethers';
import { expect } from 'vitest';
import { USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { positionAround } from '../../../../content/samples/sdk/v3/minting.ts';
import { createRouter } from '../../../../content/samples/sdk/v3/routing.ts';
import { routeToRatio } from '../../../../content/samples/sdk/v3/swap-and-add.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf, fund, token, units } from '../../chain/tokens.ts';
import { describeBoth } from './v3-clients.ts';
import { minted, positionOf, soon, usdc, usdcWeth, weth } from './v3-market.ts';

describeBoth('sdk/v3/minting.ts', 'sdk/v3/viem/minting.ts', (tested) => {
  const { client, chain, proves } = tested;

  tested.provesOnce(['position'], 'uses ticks that are multiples of the spacing', async () => {
    const position = positionAround(await usdcWeth(client), usdc(2_000), weth(1), 2_000);
    expect([position.tickLower % 60, position.tickUpper % 60]).toEqual([0, 0]);
    expect(position.tickLower).toBeCloseTo(200311 - 2_000, -2);
    expect(1.0001 ** 2_000 - 1).toBeCloseTo(0.22, 2);
    expect(1 - 1.0001 ** -2_000).toBeCloseTo(0.18, 2);
  });

  proves(['approve', 'mint', 'token-id'], 'mints the liquidity that was computed', async () => {
    const { tokenId, position } = await minted(client, chain);
    expect(await at('positionManager', chain.provider).ownerOf(tokenId)).toBe(chain.traderAddress);
    const onChain = await positionOf(chain, tokenId);
    expect(onChain.liquidity.toString()).toBe(position.liquidity.toString());
    expect([onChain.tickLower, onChain.tickUpper]).toEqual([
      position.tickLower,
      position.tickUpper,
    ]);
    const left = await balanceOf(chain, USDC.address, chain.traderAddress);
    const spent = units.usdc(20_000).sub(left);
    expect(spent.toString()).toBe(position.mintAmounts.amount0.toString());
  });

  proves(['list'], 'finds the positions of an owner', async () => {
    expect(await client.positionsOf(chain.traderAddress)).toEqual([]);
    const { tokenId } = await minted(client, chain);
    expect(await client.positionsOf(chain.traderAddress)).toEqual([tokenId]);
  });
});

describeBoth('sdk/v3/opening.ts', 'sdk/v3/viem/opening.ts', ({ client, chain, proves }) => {
  proves(['open'], 'has a position where there was only ether', async () => {
    const tokenId = await client.openPosition(await soon(chain));
    expect(await client.positionsOf(chain.traderAddress)).toEqual([tokenId]);
    const position = await client.fetchPosition(await usdcWeth(client), tokenId);
    expect(Number(position.amount0.toExact())).toBeCloseTo(1_997, 0);
    expect(Number(position.amount1.toExact())).toBeCloseTo(1, 2);
  });
});

describeBoth('sdk/v3/swap-and-add.ts', 'sdk/v3/viem/swap-and-add.ts', (tested) => {
  const { client, chain, proves } = tested;

  const regions = client.name === 'ethers' ? ['find-ratio', 'execute'] : ['execute'];
  proves(regions, 'turns USDC alone into a position of both', async () => {
    await fund(chain, chain.traderAddress, { usdc: units.usdc(4_000), weth: 1 });
    const pool = await usdcWeth(client);
    const balances: [CurrencyAmount<typeof USDC>, CurrencyAmount<typeof WETH>] = [
      usdc(4_000),
      CurrencyAmount.fromRawAmount(WETH, 0),
    ];
    const around = positionAround(pool, usdc(1), weth(1), 2_000);
    const route = await routeToRatio(
      createRouter(chain.provider),
      pool,
      balances,
      [around.tickLower, around.tickUpper],
      { recipient: chain.traderAddress },
      chain.traderAddress,
      await soon(chain),
    );
    await client.swapAndAdd(route, [usdc(4_000), weth(10)]);
    const [tokenId] = await client.positionsOf(chain.traderAddress);
    const position = await client.fetchPosition(await usdcWeth(client), tokenId!);
    expect(position).toBeInstanceOf(Position);
    // About half of the 4,000 USDC goes into each token.
    expect(Number(position.amount0.toExact())).toBeGreaterThan(1_700);
    expect(Number(position.amount1.toExact())).toBeGreaterThan(0.8);
    const left = await token(USDC.address, chain.provider).balanceOf(chain.traderAddress);
    expect(Number(utils.formatUnits(left, 6))).toBeLessThan(60);
  });
});
