// SPDX-License-Identifier: MIT
import { Trade } from '@uniswap/router-sdk';
import { CurrencyAmount, Percent, TradeType } from '@uniswap/sdk-core';
import {
  AlphaRouter,
  ChainId,
  SWAP_ROUTER_02_ADDRESS,
  UniswapMulticallProvider,
} from '@uniswap/smart-order-router';
import { DEFAULT_ROUTING_CONFIG_BY_CHAIN } from '@uniswap/smart-order-router/build/main/routers/alpha-router/config.js';
import { SwapRouter } from '@uniswap/universal-router-sdk';
import { FeeAmount, Pool, Route, TickMath } from '@uniswap/v3-sdk';
import { providers } from 'ethers';
import { describe, expect, it } from 'vitest';
import { DAI, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { pageText } from '../../toolchain/page-text.ts';

const page = pageText('sdk/v3/guides/routing');

describe('the page on routing', () => {
  it.each(['maxSwapsPerPath', 'maxSplits', 'distributionPercent'] as const)(
    'gives %s the defaults that the router has',
    (setting) => {
      const on = (chainId: ChainId) => DEFAULT_ROUTING_CONFIG_BY_CHAIN(chainId)[setting];
      const row = page.split('\n').find((line) => line.startsWith(`| \`${setting}\``));
      expect(row?.split('|').slice(2, 5).map(Number)).toEqual(
        [ChainId.MAINNET, ChainId.OPTIMISM, ChainId.ARBITRUM_ONE].map(on),
      );
      expect(on(ChainId.POLYGON)).toBe(on(ChainId.MAINNET));
      expect(on(ChainId.CELO)).toBe(on(ChainId.ARBITRUM_ONE));
    },
  );

  it('is right that the router knows one SwapRouter02 for all chains', () => {
    expect(SWAP_ROUTER_02_ADDRESS).toMatch(/^0x/);
    expect(page).toContain('returns one constant address on every chain');
  });

  const provider = new providers.JsonRpcProvider('http://127.0.0.1:1');
  const [, supported = '', former = ''] =
    /^\| ([\d, ]+): Ethereum.*\n\| ([\d, ]+) \| accepts/m.exec(page) ?? [];

  it.each([...supported.split(', '), ...former.split(', ')].map(Number))(
    'is right that the router takes chain %i',
    (chainId) => {
      expect(() => new AlphaRouter({ chainId, provider })).not.toThrow();
    },
  );

  it.each([56, 8453, 31337, 11155111])('is right of what is thrown for chain %i', (chainId) => {
    const make = (multicall2Provider?: UniswapMulticallProvider) => () =>
      new AlphaRouter({ chainId, provider, ...(multicall2Provider && { multicall2Provider }) });
    const words = 'No address for Uniswap Multicall Contract on chain id: ';
    expect(make()).toThrow(`${words}${chainId}`);
    expect(page).toContain(`\`${words}8453\``);
    expect(make(new UniswapMulticallProvider(1, provider))).toThrow(`Unknown chain id: ${chainId}`);
    expect(page).toContain('`Unknown chain id: 8453`');
    expect(page).toMatch(
      new RegExp(`^\\| any other, such as .*\\b${chainId}\\b.* \\| throws \\|$`, 'm'),
    );
  });

  it('is right that two of its names have no contracts', () => {
    for (const chainId of [ChainId.GNOSIS, ChainId.MOONBEAM])
      expect(() => new AlphaRouter({ chainId, provider })).toThrow();
    expect(page).toContain(`| ${ChainId.GNOSIS}, ${ChainId.MOONBEAM}: `);
  });

  it('is right that a deadline goes by another name for the universal router', () => {
    const pool = new Pool(DAI, WETH, FeeAmount.HIGH, TickMath.getSqrtRatioAtTick(0), 1, 0);
    const trade = new Trade({
      v2Routes: [],
      v3Routes: [
        {
          routev3: new Route([pool], DAI, WETH),
          inputAmount: CurrencyAmount.fromRawAmount(DAI, 1_000),
          outputAmount: CurrencyAmount.fromRawAmount(WETH, 1_000),
        },
      ],
      tradeType: TradeType.EXACT_INPUT,
    });
    const called = (deadline: object) => {
      const slippageTolerance = new Percent(50, 10_000);
      const options = { recipient: WETH.address, slippageTolerance, ...deadline };
      const { calldata } = SwapRouter.swapERC20CallParameters(trade, options);
      return SwapRouter.INTERFACE.parseTransaction({ data: calldata }).signature;
    };
    expect(called({ deadline: 1_700_000_000 })).toBe('execute(bytes,bytes[])');
    expect(called({ deadlineOrPreviousBlockhash: 1_700_000_000 })).toBe(
      'execute(bytes,bytes[],uint256)',
    );
    expect(page).toContain('the option `deadlineOrPreviousBlockhash`');
  });
});
