// SPDX-License-Identifier: MIT
import { Token } from '@uniswap/sdk-core';
import { expect } from 'vitest';
import * as fetchingData from '../../../../content/samples/sdk/v1/fetching-data.ts';
import { fetchPairByAddress } from '../../../../content/samples/sdk/v1/fetcher.ts';
import * as pairAddresses from '../../../../content/samples/sdk/v1/pair-addresses.ts';
import {
  executionPrice,
  midPrice,
  priceAfter,
} from '../../../../content/samples/sdk/v1/pricing.ts';
import { DAI, WETH } from '../../../../content/samples/sdk/v1/setup.ts';
import * as trading from '../../../../content/samples/sdk/v1/trading.ts';
import { fetchPairByAddress as viemFetchPairByAddress } from '../../../../content/samples/sdk/v1/viem/fetcher.ts';
import * as viemFetchingData from '../../../../content/samples/sdk/v1/viem/fetching-data.ts';
import * as viemPairAddresses from '../../../../content/samples/sdk/v1/viem/pair-addresses.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { pair } from '../../chain/pools.ts';
import { type Artifact, published } from '../../chain/published.ts';
import { fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { withProvider } from '../called-by-trader.ts';
import { soon, weth, withReader } from './v1-clients.ts';

const { dai, usdc, v2Factory, weth9 } = addresses;

for (const { file, fetchToken, fetchPair, pairExists } of [
  {
    file: 'sdk/v1/fetching-data.ts',
    fetchToken: withProvider(fetchingData.fetchToken),
    fetchPair: withProvider(fetchingData.fetchPair),
    pairExists: withProvider(fetchingData.pairExists),
  },
  {
    file: 'sdk/v1/viem/fetching-data.ts',
    fetchToken: withReader(viemFetchingData.fetchToken),
    fetchPair: withReader(viemFetchingData.fetchPair),
    pairExists: withReader(viemFetchingData.pairExists),
  },
]) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['token'], 'reads decimals and symbol', async () => {
      const token = await fetchToken(chain, 1, usdc);
      expect([token.address, token.decimals, token.symbol]).toEqual([usdc, 6, 'USDC']);
    });

    proves(['pair'], 'reads the reserves, in either order of the tokens', async () => {
      for (const tokens of [
        [DAI, WETH],
        [WETH, DAI],
      ] as [Token, Token][]) {
        const read = await fetchPair(chain, ...tokens);
        expect(read.reserveOf(DAI).toExact()).toBe('2000000');
        expect(read.reserveOf(WETH).toExact()).toBe('1000');
      }
    });

    proves(['exists'], 'knows a pair from an address that has no code', async () => {
      const usdcToken = new Token(1, usdc, 6);
      expect(await pairExists(chain, WETH, DAI)).toBe(true);
      expect(await pairExists(chain, DAI, usdcToken)).toBe(false);
      // The messages that the page lists under "What goes wrong".
      const message = file.includes('viem') ? 'returned no data ("0x")' : 'call revert exception';
      await expect(fetchPair(chain, DAI, usdcToken)).rejects.toThrow(message);
    });
  });
}

for (const [file, fetchPair] of [
  ['sdk/v1/fetcher.ts', withProvider(fetchPairByAddress)],
  ['sdk/v1/viem/fetcher.ts', withReader(viemFetchPairByAddress)],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['fetcher'], 'reads tokens and pair by address', async () => {
      for (const [a, b] of [
        [dai, weth9],
        [weth9, dai],
      ] as const) {
        const read = await fetchPair(chain, a, b);
        expect(read.reserve0.toExact()).toBe('2000000');
        expect(read.reserve1.toExact()).toBe('1000');
        expect([read.token0.address, read.token0.decimals]).toEqual([dai, 18]);
      }
    });
  });
}

describeSample('sdk/v1/pricing.ts', (proves) => {
  const chain = useChain();
  const fetchPair = () => fetchingData.fetchPair(chain.provider, DAI, WETH);

  proves(['mid-price'], 'gives the ratio of the reserves', async () => {
    const read = await fetchPair();
    expect(midPrice([read], WETH, DAI)).toBe('2000');
    expect(midPrice([read], DAI, WETH)).toBe('0.0005');
  });

  proves(['execution-price'], 'falls with the fee and the size of the trade', async () => {
    const { price, impact } = executionPrice([await fetchPair()], weth(10), DAI);
    // The product 1,000 · 2,000,000 stays constant; 0.3% of the 10 WETH is the fee.
    expect(Number(price)).toBeCloseTo((2_000_000 * 9.97) / 1_009.97 / 10, 1);
    expect(Number(impact)).toBeCloseTo((1 - Number(price) / 2_000) * 100, 2);
  });

  proves(['price-after'], 'is the price that the pair has once the trade is done', async () => {
    const expected = priceAfter(await fetchPair(), weth(10));
    await fund(chain, chain.traderAddress, { weth: units.weth(10) });
    const trade = trading.buildTrade([await fetchPair()], weth(10), DAI);
    await trading.executeTrade(chain.trader, trade, await soon(chain));
    expect(expected).toBe('1960.65');
    expect(midPrice([await fetchPair()], WETH, DAI)).toBe(expected);
  });
});

for (const [file, sample, agrees] of [
  ['sdk/v1/pair-addresses.ts', pairAddresses, withProvider(pairAddresses.factoryAgrees)],
  ['sdk/v1/viem/pair-addresses.ts', viemPairAddresses, withReader(viemPairAddresses.factoryAgrees)],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const agreesFor = (factory: string) => agrees(chain, factory, DAI, WETH);

    proves(['sdk', 'by-hand'], 'computes the address that the factory gave', async () => {
      const { address } = await pair(chain.trader, dai, weth9);
      expect(address).toBe('0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11');
      expect(sample.pairAddress(DAI, WETH)).toBe(address);
      expect(sample.pairAddressAt(v2Factory, WETH, DAI)).toBe(address);
      expect(sample.pairAddressByHand(weth9, dai)).toBe(address);
      expect(sample.pairAddressByHand(dai.toLowerCase(), weth9)).toBe(address);
    });

    proves(['check'], 'finds out a factory whose pairs have other addresses', async () => {
      expect(await agreesFor(v2Factory)).toBe(true);
      const create = async (artifact: Artifact) => {
        const factory = await chain.deploy(artifact, chain.traderAddress);
        await (await factory.createPair!(dai, weth9)).wait();
        return factory.address;
      };
      const { abi, bytecode } = published.v2Factory;
      expect(await agreesFor(await create({ abi, bytecode }))).toBe(true);
      // The digest of the source, which the compiler appends to the pair's code.
      const [, digest = ''] = /5820([0-9a-f]{64})64736f6c63/.exec(published.v2Pair.bytecode) ?? [];
      expect(bytecode).toContain(digest);
      const otherPairs = { abi, bytecode: bytecode.replace(digest, '00'.repeat(32)) };
      expect(await agreesFor(await create(otherPairs))).toBe(false);
    });
  });
}
