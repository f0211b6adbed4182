// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent, Token } from '@uniswap/sdk-core';
import { Pair, Route, Trade } from '@uniswap/v2-sdk';
import { BigNumber, Contract, utils } from 'ethers';
import { expect } from 'vitest';
import * as fetchingData from '../../../../content/samples/sdk/v1/fetching-data.ts';
import { DAI, WETH } from '../../../../content/samples/sdk/v1/setup.ts';
import * as trading from '../../../../content/samples/sdk/v1/trading.ts';
import * as viemTrading from '../../../../content/samples/sdk/v1/viem/trading.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { bareTrader, whileOracleIsDue } from '../../chain/oracle-due.ts';
import { balanceOf, fund, token as tokenAt, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { withSigner } from '../called-by-trader.ts';
import { soon, weth, withClients } from './v1-clients.ts';

const { dai, v2Router02, weth9 } = addresses;

/** Creates a pair of 1,000,000 units of a token and 1,000 WETH. */
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

for (const [file, sample, execute] of [
  ['sdk/v1/trading.ts', trading, withSigner(trading.executeTrade)],
  ['sdk/v1/viem/trading.ts', viemTrading, withClients(viemTrading.executeTrade)],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const fetchPair = () => fetchingData.fetchPair(chain.provider, DAI, WETH);
    const ether = (amount: number) =>
      CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(amount).toString());

    proves(['router'], 'names the router on mainnet', () => {
      expect(sample.ROUTER).toBe(v2Router02);
    });

    proves(['build-trade', 'execute'], 'receives exactly what the SDK computed', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(10) });
      const trade = sample.buildTrade([await fetchPair()], weth(10), DAI);
      await execute(chain, trade, await soon(chain));
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
        await execute(chain, sample.buildTrade([read], weth(1), DAI), deadline);
        const before = await balanceOf(chain, dai, chain.traderAddress);
        await execute(chain, trade, deadline);
        const after = await balanceOf(chain, dai, chain.traderAddress);
        expect(after.sub(before)).toEqual(units.dai(1_000));
      },
    );

    proves(['execute'], 'has the gas for a new pair, whose price sums are zero', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(10) });
      await (await tokenAt(WETH.address, chain.trader).approve(v2Router02, units.weth(10))).wait();
      const trade = sample.buildTrade([await fetchPair()], weth(1), DAI);
      const send = (deadline: number) =>
        execute({ ...chain, trader: bareTrader(chain) }, trade, deadline);
      await whileOracleIsDue<unknown>(chain, Pair.getAddress(DAI, WETH), send);
      const received = await balanceOf(chain, dai, chain.traderAddress);
      expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
    });

    proves(['execute'], 'sells ether and buys ether, by all four functions for it', async () => {
      const daiAmount = CurrencyAmount.fromRawAmount(DAI, units.dai(500).toString());
      const balance = () => balanceOf(chain, dai, chain.traderAddress);
      const sends = async (trade: Parameters<typeof trading.executeTrade>[1]) => {
        const before = await chain.provider.getBalance(chain.traderAddress);
        await execute(chain, trade, await soon(chain));
        return (await chain.provider.getBalance(chain.traderAddress)).sub(before);
      };
      const bought = sample.buildTrade([await fetchPair()], ether(1), DAI);
      const paid = await sends(bought);
      expect((await balance()).toString()).toBe(bought.outputAmount.quotient.toString());
      expect(Number(utils.formatEther(paid))).toBeCloseTo(-1, 2);

      const exactDai = Trade.exactOut(
        new Route([await fetchPair()], Ether.onChain(1), DAI),
        daiAmount,
      );
      const before = await balance();
      // The router refunds the unused part of the maximum input.
      const cost = await sends(exactDai);
      expect((await balance()).sub(before)).toEqual(units.dai(500));
      const quoted = Number(exactDai.inputAmount.toExact());
      expect(Number(utils.formatEther(cost))).toBeCloseTo(-quoted, 2);

      const sold = sample.buildTrade([await fetchPair()], daiAmount, Ether.onChain(1));
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
      // An earlier swap has left an allowance, so a plain approval would revert.
      await (await zeroFirst.approve!(v2Router02, 5)).wait();
      await expect(zeroFirst.callStatic.approve!(v2Router02, 10)).rejects.toThrow('zero first');
      const amountIn = CurrencyAmount.fromRawAmount(token, units.usdc(2_000).toString());
      const trade = sample.buildTrade([read], amountIn, WETH);
      await execute(chain, trade, await soon(chain));
      const received = await balanceOf(chain, weth9, chain.traderAddress);
      expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
    });

    proves(['execute'], 'asks for no approval where the router may take enough', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(3) });
      await (await tokenAt(weth9, chain.trader).approve!(v2Router02, units.weth(3))).wait();
      const sent = await chain.trader.getTransactionCount();
      const trade = sample.buildTrade([await fetchPair()], weth(2), DAI);
      await execute(chain, trade, await soon(chain));
      expect(await chain.trader.getTransactionCount()).toBe(sent + 1);
    });

    proves(['execute'], "sends no ether on another chain than the trade's", async () => {
      const trade = sample.buildTrade([await fetchPair()], ether(1), DAI);
      const sent = await chain.trader.getTransactionCount();
      await expect(execute({ ...chain, chainId: 10 }, trade, 2 ** 40)).rejects.toThrow(
        'Switch the wallet',
      );
      expect(await chain.trader.getTransactionCount()).toBe(sent);
    });

    proves(['execute'], 'throws, and pays nothing, once the price has left the bound', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(10) });
      const read = await fetchPair();
      const trade = sample.buildTrade([read], weth(1), DAI);
      const deadline = await soon(chain);
      expect(trade.minimumAmountOut(new Percent(50, 10_000)).toExact()).toMatch(/^19/);
      await execute(chain, sample.buildTrade([read], weth(9), DAI), deadline);
      await expect(execute(chain, trade, deadline)).rejects.toThrow(
        'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
      );
      expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(
        BigNumber.from(units.weth(1)),
      );
    });
  });
}
