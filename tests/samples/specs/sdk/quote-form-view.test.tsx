// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Address } from 'viem';
import { expect, vi } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v3/allowance.ts';
import { SWAP_ROUTER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { type Ask } from '../../../../content/samples/sdk/v3/quote-form.ts';
import { QuoteForm } from '../../../../content/samples/sdk/v3/quote-form-view.tsx';
import { type Ask as ViemAsk } from '../../../../content/samples/sdk/v3/viem/quote-form.ts';
import { QuoteForm as ViemQuoteForm } from '../../../../content/samples/sdk/v3/viem/quote-form-view.tsx';
import { type TestChain, useChain } from '../../chain/context.ts';
import { direct, viemThrough } from '../../chain/node-between.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Renders until the page says what is expected. */
const untilItSays = (place: HTMLElement, text: string) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(place.textContent).toContain(text);
    },
    { timeout: 20_000 },
  );

type Draw = (chain: TestChain) => (ask: Ask | undefined) => ReactElement;

const withEthers: Draw = (chain) =>
  function drawForm(ask) {
    return <QuoteForm provider={chain.provider} signer={chain.trader} ask={ask} />;
  };
const withViem: Draw = (chain) => {
  const client = viemThrough(chain, direct, chain.traderAddress as Address);
  return function drawForm(ask) {
    return <ViemQuoteForm client={client} wallet={client} ask={ask as ViemAsk | undefined} />;
  };
};

for (const [file, library] of [
  ['sdk/v3/quote-form-view.tsx', withEthers],
  ['sdk/v3/viem/quote-form-view.tsx', withViem],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['view'], 'swaps what it shows, once, however often it is clicked', async () => {
      await fund(chain, chain.traderAddress, { weth: units.weth(10) });
      const amountIn = CurrencyAmount.fromRawAmount(WETH, units.weth(1).toString());
      await allow(
        chain.trader,
        SWAP_ROUTER,
        CurrencyAmount.fromRawAmount(WETH, units.weth(9).toString()),
      );
      const ask = { amountIn, tokenOut: USDC, fee: FeeAmount.MEDIUM, account: chain.traderAddress };
      const place = document.body.appendChild(document.createElement('div'));
      const root = createRoot(place);
      const form = library(chain);
      const draw = (present: Ask | undefined) => act(() => root.render(form(present)));
      const button = () => place.querySelector('button');

      await draw(undefined);
      expect(button()?.disabled).toBe(true);
      await draw(ask);
      await untilItSays(place, '1992.01 USDC, at least 1982.1. Block');
      await act(async () => {
        button()?.click();
        button()?.click();
        await Promise.resolve();
      });
      await untilItSays(place, 'Swapped.');
      expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe(
        '1992013962',
      );
      // Without a valid input the quote is gone at once.
      await draw(undefined);
      expect(place.textContent).not.toContain('at least');
      await act(() => root.unmount());
    });
  });
}
