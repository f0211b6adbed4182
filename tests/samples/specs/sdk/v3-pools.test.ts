// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount, Pool, TickMath } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { DAI, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { priceFromSqrt, priceOf } from '../../../../content/samples/sdk/v3/pool.ts';
import { at } from '../../chain/deploy.ts';
import { trade } from '../../chain/pools.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeBoth } from './v3-clients.ts';
import { minted, usdc, usdcWeth } from './v3-market.ts';

describeBoth('sdk/v3/pool.ts', 'sdk/v3/viem/pool.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['fetch-pool'], 'builds the pool that is on chain', async () => {
    const pool = await usdcWeth(client);
    const onChain = await at('v3Factory', chain.provider).getPool(USDC.address, WETH.address, 3000);
    expect(Pool.getAddress(pool.token0, pool.token1, pool.fee)).toBe(onChain);
    expect(pool.sqrtRatioX96.toString()).toBe('1771595571142957102961017161607260');
    expect(pool.tickCurrent).toBe(200311);
    expect(pool.liquidity.toString()).not.toBe('0');
  });

  proves(['fetch-pool'], 'reads price and liquidity at the same block', async () => {
    const { number: block } = await chain.provider.getBlock('latest');
    const before = await usdcWeth(client);
    await trade(chain, USDC.address, WETH.address, 3000, units.usdc(500_000));
    const pool = await client.fetchPool(USDC, WETH, FeeAmount.MEDIUM, block);
    expect(pool.sqrtRatioX96.toString()).toBe(before.sqrtRatioX96.toString());
    expect((await usdcWeth(client)).tickCurrent).not.toBe(before.tickCurrent);
  });

  tested.provesOnce(['price'], 'has no price for a token that is not in the pool', async () => {
    const pool = await usdcWeth(client);
    expect(() => priceOf(pool, DAI)).toThrow('TOKEN');
  });

  tested.provesOnce(['price'], 'quotes 2,000 USDC per WETH, either way round', async () => {
    const pool = await usdcWeth(client);
    expect(priceOf(pool, WETH)).toBe('2000');
    expect(priceOf(pool, USDC)).toBe('0.0005');
  });

  tested.provesOnce(['price-by-hand'], 'gives token1 per token0', () => {
    const price = priceFromSqrt(1771595571142957102961017161607260n, 6, 18);
    expect(price).toBeCloseTo(0.0005, 12);
    expect(1 / price).toBeCloseTo(2_000, 6);
  });
});

describeBoth('sdk/v3/pool-with-ticks.ts', 'sdk/v3/viem/pool-with-ticks.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['ticks'], 'lets the SDK simulate what the quoter says', async () => {
    const { number: block } = await chain.provider.getBlock('latest');
    const atBlock = await usdcWeth(client);
    // A later deposit adds ticks that the pool did not have at the earlier block.
    await minted(client, chain);
    const pool = await client.withTicks(atBlock, block);
    const [out] = await pool.getOutputAmount(usdc(500_000));
    const amountIn = units.usdc(500_000).toString();
    const { amountOut } = await at('quoterV2', chain.provider).callStatic.quoteExactInputSingle!(
      [USDC.address, WETH.address, amountIn, 3000, 0],
      { blockTag: block },
    );
    expect(out.quotient.toString()).toBe(amountOut.toString());
  });
});

describeBoth('sdk/v3/quoting.ts', 'sdk/v3/viem/quoting.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['call-static'], 'says what the swap then pays', async () => {
    const amountIn = units.usdc(2_000).toString();
    const expected = await client.quote(USDC, WETH, FeeAmount.MEDIUM, amountIn);
    const before = await balanceOf(chain, WETH.address, await chain.deployer.getAddress());
    await trade(chain, USDC.address, WETH.address, 3000, amountIn);
    const after = await balanceOf(chain, WETH.address, await chain.deployer.getAddress());
    expect(after.sub(before).toString()).toBe(expected.quotient.toString());
    expect(Number(expected.toExact())).toBeCloseTo(0.996, 3);
  });

  proves(['sdk-calldata'], 'quotes a route of two pools', async () => {
    const pools = [
      await client.fetchPool(DAI, USDC, FeeAmount.LOWEST),
      await client.fetchPool(USDC, WETH, FeeAmount.LOW),
    ];
    const amountIn = CurrencyAmount.fromRawAmount(DAI, units.dai(2_000).toString());
    const out = await client.quoteRoute(pools, amountIn, WETH);
    expect(out.currency.equals(WETH)).toBe(true);
    expect(Number(out.toExact())).toBeCloseTo(0.9974, 3);
  });

  proves(['sdk-calldata'], 'throws the reason of a revert, and quotes no number', async () => {
    const factory = at('v3Factory', chain.deployer);
    await (await factory.createPool!(DAI.address, WETH.address, FeeAmount.HIGH)).wait();
    const neverInitialised = new Pool(
      DAI,
      WETH,
      FeeAmount.HIGH,
      TickMath.getSqrtRatioAtTick(0),
      0,
      0,
    );
    const amountIn = CurrencyAmount.fromRawAmount(DAI, 1);
    await expect(client.quoteRoute([neverInitialised], amountIn, WETH)).rejects.toThrow('LOK');
  });
});
