// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent, Token } from '@uniswap/sdk-core';
import { Pair, Route, Trade } from '@uniswap/v2-sdk';
import { BigNumber, Contract, type Signer, utils } from 'ethers';
import { createPublicClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { expect } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v1/allowance.ts';
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
import { allow as viemAllow } from '../../../../content/samples/sdk/v1/viem/allowance.ts';
import { type Clients, connect } from '../../../../content/samples/sdk/v1/viem/clients.ts';
import { fetchPairByAddress as viemFetchPairByAddress } from '../../../../content/samples/sdk/v1/viem/fetcher.ts';
import * as viemFetchingData from '../../../../content/samples/sdk/v1/viem/fetching-data.ts';
import * as viemPairAddresses from '../../../../content/samples/sdk/v1/viem/pair-addresses.ts';
import * as viemTrading from '../../../../content/samples/sdk/v1/viem/trading.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { onChain, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { bareTrader, whileOracleIsDue } from '../../chain/oracle-due.ts';
import { type Artifact, published } from '../../chain/published.ts';
import { balanceOf, fund, pair, token as tokenAt, units } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import { readSample } from '../../toolchain/samples.ts';

const { dai, weth9, usdc, v2Factory, v2Router02 } = addresses;
const weth = (amount: number) => CurrencyAmount.fromRawAmount(WETH, units.weth(amount).toString());

const soon = async (chain: TestChain) => (await chain.now()) + 600;
const reader = ({ url }: TestChain) => createPublicClient({ chain: mainnet, transport: http(url) });
/** The chain's trader, in viem's clients. */
const clients = ({ url }: TestChain): Clients => connect(url, PRIVATE_KEY);

// A file without a client is the same for both, and so are the tests of one of the two.
for (const [file, regions] of [
  ['sdk/v1/viem/setup.ts', ['tokens']],
  ['sdk/v1/viem/pricing.ts', ['mid-price', 'execution-price', 'price-after']],
] as const) {
  describeSample(file, (proves) => {
    proves(regions, 'is the file that the samples for ethers have', () => {
      expect(readSample(file)).toBe(readSample(file.replace('/viem/', '/')));
    });
  });
}

describeSample('sdk/v1/setup.ts', (proves) => {
  proves(['tokens'], 'names the mainnet tokens', () => {
    expect([DAI.address, WETH.address]).toEqual([dai, weth9]);
    expect(DAI.sortsBefore(WETH)).toBe(true);
  });
});

const fetching = (chain: TestChain) => ({
  'sdk/v1/fetching-data.ts': {
    fetchToken: () => fetchingData.fetchToken(chain.provider, 1, usdc),
    fetchPair: (...tokens: [Token, Token]) => fetchingData.fetchPair(chain.provider, ...tokens),
    pairExists: (...tokens: [Token, Token]) => fetchingData.pairExists(chain.provider, ...tokens),
  },
  'sdk/v1/viem/fetching-data.ts': {
    fetchToken: () => viemFetchingData.fetchToken(reader(chain), 1, usdc),
    fetchPair: (...tokens: [Token, Token]) => viemFetchingData.fetchPair(reader(chain), ...tokens),
    pairExists: (...tokens: [Token, Token]) =>
      viemFetchingData.pairExists(reader(chain), ...tokens),
  },
});

for (const file of ['sdk/v1/fetching-data.ts', 'sdk/v1/viem/fetching-data.ts'] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const sample = () => fetching(chain)[file];

    proves(['token'], 'reads decimals and symbol', async () => {
      const token = await sample().fetchToken();
      expect([token.address, token.decimals, token.symbol]).toEqual([usdc, 6, 'USDC']);
    });

    proves(['pair'], 'reads the reserves, in either order of the tokens', async () => {
      for (const tokens of [
        [DAI, WETH],
        [WETH, DAI],
      ] as [Token, Token][]) {
        const read = await sample().fetchPair(...tokens);
        expect(read.reserveOf(DAI).toExact()).toBe('2000000');
        expect(read.reserveOf(WETH).toExact()).toBe('1000');
      }
    });

    proves(['exists'], 'knows a pair from an address that has no code', async () => {
      const usdcToken = new Token(1, usdc, 6);
      expect(await sample().pairExists(WETH, DAI)).toBe(true);
      expect(await sample().pairExists(DAI, usdcToken)).toBe(false);
      // What the page lists under "What goes wrong".
      const message = file.includes('viem') ? 'returned no data ("0x")' : 'call revert exception';
      await expect(sample().fetchPair(DAI, usdcToken)).rejects.toThrow(message);
    });
  });
}

for (const file of ['sdk/v1/fetcher.ts', 'sdk/v1/viem/fetcher.ts'] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['fetcher'], 'reads tokens and pair by address', async () => {
      for (const [a, b] of [
        [dai, weth9],
        [weth9, dai],
      ] as const) {
        const read =
          file === 'sdk/v1/fetcher.ts'
            ? await fetchPairByAddress(chain.provider, a, b)
            : await viemFetchPairByAddress(reader(chain), a, b);
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
    // 1,000 · 2,000,000 is kept constant; 0.3% of the 10 WETH is the fee.
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

const allowing = (chain: TestChain) => ({
  'sdk/v1/allowance.ts': (amount: CurrencyAmount<Token>) => allow(chain.trader, v2Router02, amount),
  'sdk/v1/viem/allowance.ts': (amount: CurrencyAmount<Token>) =>
    viemAllow(clients(chain), v2Router02, amount),
});

for (const file of ['sdk/v1/allowance.ts', 'sdk/v1/viem/allowance.ts'] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['allow'], 'sets 0 first where a token refuses to change an allowance', async () => {
      const zeroFirst = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
      const currency = new Token(1, zeroFirst.address, 6);
      const allows = (value: number) =>
        allowing(chain)[file](CurrencyAmount.fromRawAmount(currency, value));
      const allowance = async () =>
        String(await zeroFirst.allowance(chain.traderAddress, v2Router02));
      await allows(5);
      await expect(zeroFirst.callStatic.approve!(v2Router02, 10)).rejects.toThrow('zero first');
      await allows(10);
      expect(await allowance()).toBe('10');
      const sent = await chain.trader.getTransactionCount();
      await allows(5);
      expect([await allowance(), await chain.trader.getTransactionCount()]).toEqual(['10', sent]);
    });
  });
}

/** A pair of 1,000,000 units of a token and 1,000 WETH. */
async function pairWith(chain: TestChain, zeroFirst: Contract): Promise<[Token, Pair]> {
  const owner = await chain.deployer.getAddress();
  const asOwner = zeroFirst.connect(chain.deployer);
  await (await asOwner.mint!(owner, units.usdc(1_000_000))).wait();
  await (await asOwner.approve!(v2Router02, units.usdc(1_000_000))).wait();
  const amounts = [units.usdc(1_000_000), units.weth(1_000)];
  const router = at('v2Router02', chain.deployer);
  const deposit = [zeroFirst.address, weth9, ...amounts, 0, 0, owner, await soon(chain)];
  await (await router.addLiquidity!(...deposit)).wait();
  const token = new Token(1, zeroFirst.address, 6);
  return [token, await fetchingData.fetchPair(chain.provider, token, WETH)];
}

const sending = (chain: TestChain) => ({
  'sdk/v1/trading.ts': {
    ...trading,
    execute: (
      trade: Parameters<typeof trading.executeTrade>[1],
      deadline: number,
      signer: Signer = chain.trader,
    ) => trading.executeTrade(signer, trade, deadline),
    executeElsewhere: (trade: Parameters<typeof trading.executeTrade>[1], deadline: number) =>
      trading.executeTrade(onChain(chain.trader, 10), trade, deadline),
  },
  'sdk/v1/viem/trading.ts': {
    ...viemTrading,
    execute: (trade: Parameters<typeof trading.executeTrade>[1], deadline: number) =>
      viemTrading.executeTrade(clients(chain), trade, deadline),
    executeElsewhere: (trade: Parameters<typeof trading.executeTrade>[1], deadline: number) => {
      const { reader, wallet } = clients(chain);
      const switched = { ...wallet, getChainId: () => Promise.resolve(10) };
      return viemTrading.executeTrade({ reader, wallet: switched }, trade, deadline);
    },
  },
});

for (const file of ['sdk/v1/trading.ts', 'sdk/v1/viem/trading.ts'] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const sample = () => sending(chain)[file];
    const fetchPair = () => fetchingData.fetchPair(chain.provider, DAI, WETH);
    const ether = (amount: number) =>
      CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(amount).toString());

    proves(['router'], 'names the router on mainnet', () => {
      expect(sample().ROUTER).toBe(v2Router02);
    });

    proves(['build-trade', 'execute'], 'receives exactly what the SDK computed', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(10) });
      const trade = sample().buildTrade([await fetchPair()], weth(10), DAI);
      await sample().execute(trade, await soon(chain));
      const received = await balanceOf(chain, dai, chain.traderAddress);
      expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
      expect(Number(utils.formatEther(received))).toBeCloseTo(19_743, 0);
    });

    proves(
      ['execute'],
      'approves enough for an exact output when the price has moved',
      async () => {
        await fund(chain, chain.traderAddress, { weth: units.weth(10) });
        const wanted = CurrencyAmount.fromRawAmount(DAI, units.dai(1_000).toString());
        const read = await fetchPair();
        const trade = Trade.exactOut(new Route([read], WETH, DAI), wanted);
        const deadline = await soon(chain);
        await sample().execute(sample().buildTrade([read], weth(1), DAI), deadline);
        const before = await balanceOf(chain, dai, chain.traderAddress);
        await sample().execute(trade, deadline);
        const after = await balanceOf(chain, dai, chain.traderAddress);
        expect(after.sub(before)).toEqual(units.dai(1_000));
      },
    );

    proves(['execute'], 'has the gas for a new pair, whose price sums are zero', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(10) });
      await (await tokenAt(WETH.address, chain.trader).approve(v2Router02, units.weth(10))).wait();
      const trade = sample().buildTrade([await fetchPair()], weth(1), DAI);
      const send = (deadline: number) => sample().execute(trade, deadline, bareTrader(chain));
      await whileOracleIsDue(chain, Pair.getAddress(DAI, WETH), send);
      const received = await balanceOf(chain, dai, chain.traderAddress);
      expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
    });

    proves(['execute'], 'sells ether and buys ether, by all four functions for it', async () => {
      const daiAmount = CurrencyAmount.fromRawAmount(DAI, units.dai(500).toString());
      const balance = () => balanceOf(chain, dai, chain.traderAddress);
      const sends = async (trade: Parameters<typeof trading.executeTrade>[1]) => {
        const before = await chain.provider.getBalance(chain.traderAddress);
        await sample().execute(trade, await soon(chain));
        return (await chain.provider.getBalance(chain.traderAddress)).sub(before);
      };
      const bought = sample().buildTrade([await fetchPair()], ether(1), DAI);
      const paid = await sends(bought);
      expect((await balance()).toString()).toBe(bought.outputAmount.quotient.toString());
      expect(Number(utils.formatEther(paid))).toBeCloseTo(-1, 2);

      const exactDai = Trade.exactOut(
        new Route([await fetchPair()], Ether.onChain(1), DAI),
        daiAmount,
      );
      const before = await balance();
      // The router sends back what is left of the most that it may take.
      const cost = await sends(exactDai);
      expect((await balance()).sub(before)).toEqual(units.dai(500));
      const quoted = Number(exactDai.inputAmount.toExact());
      expect(Number(utils.formatEther(cost))).toBeCloseTo(-quoted, 2);

      const sold = sample().buildTrade([await fetchPair()], daiAmount, Ether.onChain(1));
      const got = Number(utils.formatEther(await sends(sold)));
      expect(got).toBeCloseTo(Number(sold.outputAmount.toExact()), 2);

      const exactEther = Trade.exactOut(
        new Route([await fetchPair()], DAI, Ether.onChain(1)),
        ether(0.1),
      );
      expect(Number(utils.formatEther(await sends(exactEther)))).toBeCloseTo(0.1, 2);
    });

    proves(['execute'], 'sells a token that wants an allowance of zero first', async () => {
      const zeroFirst = await chain.deploy(testContract('zero-first-token.sol', 'ZeroFirstToken'));
      const [token, read] = await pairWith(chain, zeroFirst);
      await (await zeroFirst.mint!(chain.traderAddress, units.usdc(2_000))).wait();
      // What an earlier swap left over, and what an approval alone comes to.
      await (await zeroFirst.approve!(v2Router02, 5)).wait();
      await expect(zeroFirst.callStatic.approve!(v2Router02, 10)).rejects.toThrow('zero first');
      const amountIn = CurrencyAmount.fromRawAmount(token, units.usdc(2_000).toString());
      const trade = sample().buildTrade([read], amountIn, WETH);
      await sample().execute(trade, await soon(chain));
      const received = await balanceOf(chain, weth9, chain.traderAddress);
      expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
    });

    proves(['execute'], 'asks for no approval where the router may take enough', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(3) });
      await (await tokenAt(weth9, chain.trader).approve!(v2Router02, units.weth(3))).wait();
      const sent = await chain.trader.getTransactionCount();
      const trade = sample().buildTrade([await fetchPair()], weth(2), DAI);
      await sample().execute(trade, await soon(chain));
      expect(await chain.trader.getTransactionCount()).toBe(sent + 1);
    });

    proves(['execute'], "sends no ether on another chain than the trade's", async () => {
      const trade = sample().buildTrade([await fetchPair()], ether(1), DAI);
      const sent = await chain.trader.getTransactionCount();
      await expect(sample().executeElsewhere(trade, 2 ** 40)).rejects.toThrow('Switch the wallet');
      expect(await chain.trader.getTransactionCount()).toBe(sent);
    });

    proves(['execute'], 'throws, and pays nothing, once the price has left the bound', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(10) });
      const read = await fetchPair();
      const trade = sample().buildTrade([read], weth(1), DAI);
      const deadline = await soon(chain);
      expect(trade.minimumAmountOut(new Percent(50, 10_000)).toExact()).toMatch(/^19/);
      await sample().execute(sample().buildTrade([read], weth(9), DAI), deadline);
      await expect(sample().execute(trade, deadline)).rejects.toThrow(
        'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
      );
      expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(
        BigNumber.from(units.weth(1)),
      );
    });
  });
}

describeSample('sdk/v1/viem/clients.ts', (proves) => {
  const chain = useChain();

  proves(['connect'], 'reads the chain, and signs for the account of the key', async () => {
    const { reader, wallet } = clients(chain);
    expect(wallet.account.address).toBe(chain.traderAddress);
    const hash = await wallet.sendTransaction({
      to: v2Factory as `0x${string}`,
      value: 0n,
      gas: 100_000n,
    });
    const { from } = await reader.waitForTransactionReceipt({ hash });
    expect(utils.getAddress(from)).toBe(chain.traderAddress);
  });
});

const finding = (chain: TestChain) => ({
  'sdk/v1/pair-addresses.ts': {
    ...pairAddresses,
    agrees: (factory: string) => pairAddresses.factoryAgrees(chain.provider, factory, DAI, WETH),
  },
  'sdk/v1/viem/pair-addresses.ts': {
    ...viemPairAddresses,
    agrees: (factory: string) => viemPairAddresses.factoryAgrees(reader(chain), factory, DAI, WETH),
  },
});

for (const file of ['sdk/v1/pair-addresses.ts', 'sdk/v1/viem/pair-addresses.ts'] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const sample = () => finding(chain)[file];

    proves(['sdk', 'by-hand'], 'computes the address that the factory gave', async () => {
      const { address } = await pair(chain.trader, dai, weth9);
      expect(address).toBe('0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11');
      expect(sample().pairAddress(DAI, WETH)).toBe(address);
      expect(sample().pairAddressAt(v2Factory, WETH, DAI)).toBe(address);
      expect(sample().pairAddressByHand(weth9, dai)).toBe(address);
      expect(sample().pairAddressByHand(dai.toLowerCase(), weth9)).toBe(address);
    });

    proves(['check'], 'finds out a factory whose pairs have other addresses', async () => {
      expect(await sample().agrees(v2Factory)).toBe(true);
      const create = async (artifact: Artifact) => {
        const factory = await chain.deploy(artifact, chain.traderAddress);
        await (await factory.createPair!(dai, weth9)).wait();
        return factory.address;
      };
      const { abi, bytecode } = published.v2Factory;
      expect(await sample().agrees(await create({ abi, bytecode }))).toBe(true);
      // The digest of the source, which a compiler adds to the pair's code.
      const [, digest = ''] = /5820([0-9a-f]{64})64736f6c63/.exec(published.v2Pair.bytecode) ?? [];
      expect(bytecode).toContain(digest);
      const otherPairs = { abi, bytecode: bytecode.replace(digest, '00'.repeat(32)) };
      expect(await sample().agrees(await create(otherPairs))).toBe(false);
    });
  });
}
