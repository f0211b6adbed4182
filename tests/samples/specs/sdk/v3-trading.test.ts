// SPDX-License-Identifier: MIT
import { CurrencyAmount, Ether, Percent, Token, TradeType } from '@uniswap/sdk-core';
import { Route, SwapRouter, Trade } from '@uniswap/v3-sdk';
import { type Hex, numberToHex } from 'viem';
import { expect } from 'vitest';
import * as config from '../../../../content/samples/sdk/v3/config.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/config.ts';
import { mined } from '../../../../content/samples/sdk/v3/viem/sending.ts';
import { trade } from '../../chain/pools.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import { expectZeroFirst } from '../zero-first.ts';
import { describeBoth } from './v3-clients.ts';
import { soon, usdc, usdcWeth, weth } from './v3-market.ts';

const { DAI, USDC, WETH } = config;

describeBoth('sdk/v3/allowance.ts', 'sdk/v3/viem/allowance.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(['allow'], 'sets 0 first where a token refuses to change an allowance', async () => {
    const of = (token: string, amount: number) =>
      CurrencyAmount.fromRawAmount(new Token(1, token, 6), amount);
    await expectZeroFirst(chain, config.SWAP_ROUTER, (...wanted) =>
      client.approveRouter(of(...wanted)),
    );
    await expectZeroFirst(chain, config.POSITION_MANAGER, (...wanted) =>
      client.approvePositionManager([of(...wanted)]),
    );
  });
});

describeBoth('sdk/v3/trading.ts', 'sdk/v3/viem/trading.ts', (tested) => {
  const { client, chain, proves } = tested;

  proves(
    ['build-trade', 'approve', 'execute', 'received'],
    'trades what the quoter said',
    async () => {
      await fund(chain, chain.traderAddress, { usdc: units.usdc(2_000) });
      const trade = await client.buildTrade([await usdcWeth(client)], usdc(2_000), WETH);
      await client.approveRouter(trade.inputAmount);
      const sent = await client.executeTrade(trade, await soon(chain));
      const received = await balanceOf(chain, WETH.address, chain.traderAddress);
      expect(received.toString()).toBe(trade.outputAmount.quotient.toString());
      expect(sent.received(WETH).quotient.toString()).toBe(received.toString());
      expect(sent.received(DAI).quotient.toString()).toBe('0');
      expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe('0');
    },
  );

  proves(['approve', 'execute'], 'sells native ether without an approval', async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const trade = await client.buildTrade([await usdcWeth(client)], ether, USDC);
    const before = await chain.provider.getBalance(chain.traderAddress);
    await client.approveRouter(trade.inputAmount);
    const { gas } = await client.executeTrade(trade, await soon(chain));
    const spent = before.sub(await chain.provider.getBalance(chain.traderAddress));
    expect(spent.toBigInt()).toBe(units.weth(1).toBigInt() + gas);
    expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe(
      trade.outputAmount.quotient.toString(),
    );
  });

  proves(['execute'], "sends no ether on another chain than the trade's", async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const trade = await client.buildTrade([await usdcWeth(client)], ether, USDC);
    const before = await chain.trader.getTransactionCount();
    await expect(client.executeTradeElsewhere(trade)).rejects.toThrow('Switch the wallet');
    expect(await chain.trader.getTransactionCount()).toBe(before);
  });

  proves(['build-trade'], 'is needed because a pool without ticks cannot simulate', async () => {
    const route = new Route([await usdcWeth(client)], USDC, WETH);
    await expect(Trade.fromRoute(route, usdc(1), TradeType.EXACT_INPUT)).rejects.toThrow(
      'No tick data provider was given',
    );
  });
});

describeBoth('sdk/v3/funding.ts', 'sdk/v3/viem/funding.ts', ({ client, chain, proves }) => {
  proves(['wrap'], 'turns ether into as much WETH', async () => {
    await client.wrapEther(weth(3));
    expect(await balanceOf(chain, WETH.address, chain.traderAddress)).toEqual(units.weth(3));
  });

  proves(['buy'], 'says what the trade paid', async () => {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const bought = await client.buyWithEther(USDC, ether, await soon(chain));
    const held = await balanceOf(chain, USDC.address, chain.traderAddress);
    expect(bought.quotient.toString()).toBe(held.toString());
    expect(Number(bought.toExact())).toBeCloseTo(1_997, 0);
  });
});

describeBoth('sdk/v3/sending.ts', 'sdk/v3/viem/sending.ts', ({ client, chain, proves }) => {
  /**
   * Returns the parameters of a call in a block at a given time. Without the time, anvil uses its clock, which may be a
   * second later.
   */
  const inBlockOf = (request: object, time: number) => [
    request,
    'latest',
    {},
    { time: numberToHex(time) },
  ];

  /**
   * Builds a sale of 1 ETH right after another trade in the pool, and estimates its gas at that time. The next block is
   * 60 s later.
   */
  async function saleAfterAnother() {
    const ether = CurrencyAmount.fromRawAmount(Ether.onChain(1), units.weth(1).toString());
    const built = await client.buildTrade([await usdcWeth(client)], ether, USDC);
    await trade(chain, WETH.address, USDC.address, 3000, units.weth(1));
    const at = await chain.now();
    const { calldata: data, value } = SwapRouter.swapCallParameters(built, {
      slippageTolerance: new Percent(1, 10),
      recipient: chain.traderAddress,
      deadline: at + 600,
    });
    const request = { from: chain.traderAddress, to: config.SWAP_ROUTER, data, value };
    const gas = (await chain.provider.send('eth_estimateGas', inBlockOf(request, at))) as string;
    await chain.provider.send('evm_setNextBlockTimestamp', [at + 60]);
    return { request, gas, parameters: { calldata: data, value } };
  }

  proves(['send'], 'has gas enough for the oracle, which the estimate leaves out', async () => {
    const { request, gas } = await saleAfterAnother();
    const sending = [{ ...request, gas }];
    const careless = (await chain.provider.send('eth_sendTransaction', sending)) as string;
    expect((await chain.provider.waitForTransaction(careless)).status).toBe(0);

    const { parameters } = await saleAfterAnother();
    const sent = await client.send(config.SWAP_ROUTER, parameters);
    expect(Number(sent.received(USDC).toExact())).toBeGreaterThan(1_900);
  });

  if (client.name === 'viem') {
    proves(['send'], 'throws for what was mined and has reverted', async () => {
      const { request } = await saleAfterAnother();
      const sending = [{ ...request, gas: '0x186a0' }];
      const hash = (await chain.provider.send('eth_sendTransaction', sending)) as Hex;
      const reader = viem.connect(chain.url, PRIVATE_KEY);
      expect((await reader.waitForTransactionReceipt({ hash })).status).toBe('reverted');
      await expect(mined(reader, hash)).rejects.toThrow(`Reverted: ${hash}`);
    });
  }

  proves(['send'], 'throws before it sends what would revert', async () => {
    const count = await chain.trader.getTransactionCount();
    const parameters = { calldata: '0xdeadbeef', value: '0x00' };
    await expect(client.send(config.SWAP_ROUTER, parameters)).rejects.toThrow('execution reverted');
    expect(await chain.trader.getTransactionCount()).toBe(count);
  });
});
