// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { Route, Trade } from '@uniswap/v2-sdk';
import { utils } from 'ethers';
import { expect } from 'vitest';
import { fetchPair, fetchToken } from '../../../../content/samples/sdk/v1/fetching-data.ts';
import { fetchPairByAddress } from '../../../../content/samples/sdk/v1/fetcher.ts';
import {
  pairAddress,
  pairAddressAt,
  pairAddressByHand,
} from '../../../../content/samples/sdk/v1/pair-addresses.ts';
import { executionPrice, midPrice } from '../../../../content/samples/sdk/v1/pricing.ts';
import { quickStart } from '../../../../content/samples/sdk/v1/quick-start.ts';
import { DAI, WETH } from '../../../../content/samples/sdk/v1/setup.ts';
import { buildTrade, executeTrade } from '../../../../content/samples/sdk/v1/trading.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { balanceOf, fund, pair, units } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, usdc, v2Factory } = addresses;
const weth = (amount: number) => CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());

describeSample('sdk/v1/setup.ts', (proves) => {
  proves(['tokens'], 'names the mainnet tokens', () => {
    expect([DAI.address, WETH.address]).toEqual([dai, weth9]);
    expect(DAI.sortsBefore(WETH)).toBe(true);
  });
});

describeSample('sdk/v1/fetching-data.ts', (proves) => {
  const chain = useChain();

  proves(['token'], 'reads decimals and symbol', async () => {
    const token = await fetchToken(chain.provider, 1, usdc);
    expect([token.decimals, token.symbol]).toEqual([6, 'USDC']);
  });

  proves(['pair'], 'reads the reserves, in either order of the tokens', async () => {
    for (const tokens of [
      [DAI, WETH],
      [WETH, DAI],
    ] as const) {
      const read = await fetchPair(chain.provider, ...tokens);
      expect(read.reserveOf(DAI).toExact()).toBe('2000000');
      expect(read.reserveOf(WETH).toExact()).toBe('1000');
    }
  });
});

describeSample('sdk/v1/fetcher.ts', (proves) => {
  const chain = useChain();

  proves(['fetcher'], 'reads tokens and pair by address', async () => {
    const read = await fetchPairByAddress(chain.provider, dai, weth9);
    expect(read.reserve0.toExact()).toBe('2000000');
    expect(read.reserve1.toExact()).toBe('1000');
  });
});

describeSample('sdk/v1/pricing.ts', (proves) => {
  const chain = useChain();

  proves(['mid-price'], 'gives the ratio of the reserves', async () => {
    const read = await fetchPair(chain.provider, DAI, WETH);
    expect(midPrice([read], WETH, DAI)).toBe('2000');
    expect(midPrice([read], DAI, WETH)).toBe('0.0005');
  });

  proves(['execution-price'], 'falls with the fee and the size of the trade', async () => {
    const read = await fetchPair(chain.provider, DAI, WETH);
    const { price, impact } = executionPrice([read], weth(10), DAI);
    // 1,000 · 2,000,000 is kept constant; 0.3% of the 10 WETH is the fee.
    expect(Number(price)).toBeCloseTo((2_000_000 * 9.97) / 1_009.97 / 10, 1);
    expect(Number(impact)).toBeCloseTo((1 - Number(price) / 2_000) * 100, 2);
  });
});

describeSample('sdk/v1/trading.ts', (proves) => {
  const chain = useChain();

  proves(['build-trade', 'execute'], 'receives exactly what the SDK computed', async () => {
    await fund(chain, chain.traderAddress, { weth: units.weth(10) });
    const read = await fetchPair(chain.provider, DAI, WETH);
    const trade = buildTrade([read], weth(10), DAI);
    await executeTrade(chain.trader, trade, (await chain.now()) + 600);
    const received = await balanceOf(chain, dai, chain.traderAddress);
    expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
    expect(Number(utils.formatEther(received))).toBeCloseTo(19_743, 0);
  });

  proves(['execute'], 'approves enough for an exact output when the price has moved', async () => {
    await fund(chain, chain.traderAddress, { weth: units.weth(10) });
    const read = await fetchPair(chain.provider, DAI, WETH);
    const wanted = CurrencyAmount.fromRawAmount(DAI, units.dai(1_000).toString());
    const trade = Trade.exactOut(new Route([read], WETH, DAI), wanted);
    const deadline = (await chain.now()) + 600;
    await executeTrade(chain.trader, buildTrade([read], weth(1), DAI), deadline);
    const before = await balanceOf(chain, dai, chain.traderAddress);
    await executeTrade(chain.trader, trade, deadline);
    const after = await balanceOf(chain, dai, chain.traderAddress);
    expect(after.sub(before)).toEqual(units.dai(1_000));
  });
});

describeSample('sdk/v1/pair-addresses.ts', (proves) => {
  const chain = useChain();

  proves(['sdk', 'by-hand'], 'computes the address that the factory gave', async () => {
    const { address } = await pair(chain.trader, dai, weth9);
    expect(address).toBe('0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11');
    expect(pairAddress(DAI, WETH)).toBe(address);
    expect(pairAddressAt(v2Factory, WETH, DAI)).toBe(address);
    expect(pairAddressByHand(weth9, dai)).toBe(address);
  });
});

describeSample('sdk/v1/quick-start.ts', (proves) => {
  const chain = useChain();

  proves([], 'tells both prices', async () => {
    expect(await quickStart(chain.provider)).toEqual([
      '1 WETH = 2000 DAI',
      '10 WETH sell for 1974.32 DAI each: 1.28% less, fee included',
    ]);
  });
});
