// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { expect } from 'vitest';
import { DAI, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { createRouter, findRoute } from '../../../../content/samples/sdk/v3/routing.ts';
import { addresses } from '../../chain/addresses.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeBoth } from './v3-clients.ts';

const { dai, weth9, swapRouter02 } = addresses;

describeBoth('sdk/v3/routing.ts', 'sdk/v3/viem/routing.ts', ({ client, chain, proves }) => {
  proves(
    client.name === 'ethers' ? ['create-router', 'find-route', 'execute'] : ['execute'],
    'finds the way with the lower fee, and trades what it quoted',
    async () => {
      await fund(chain, chain.traderAddress, { dai: units.dai(2_000) });
      const amountIn = CurrencyAmount.fromRawAmount(DAI, units.dai(2_000).toString());
      const deadline = (await chain.now()) + 600;
      const router = createRouter(chain.provider);
      const route = await findRoute(router, amountIn, WETH, chain.traderAddress, deadline);
      if (!route) throw new Error('no route');
      expect(route.methodParameters?.to).toBe(swapRouter02);
      // DAI-USDC at 0.01% with USDC-WETH at 0.05% beats DAI-WETH at 0.3%.
      const [swap] = route.trade.swaps;
      expect(swap?.route.pools.map((pool) => ('fee' in pool ? pool.fee : 0))).toEqual([100, 500]);
      await expect(client.executeRouteElsewhere(route)).rejects.toThrow('Switch the wallet');
      await client.executeRoute(route);
      const received = await balanceOf(chain, weth9, chain.traderAddress);
      expect(received.toString()).toBe(route.quote.quotient.toString());
      expect((await balanceOf(chain, dai, chain.traderAddress)).toString()).toBe('0');
    },
  );
});
