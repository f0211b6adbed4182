// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import type { Address } from 'viem';
import { expect } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v3/allowance.ts';
import { SWAP_ROUTER, USDC } from '../../../../content/samples/sdk/v3/config.ts';
import { type Ask } from '../../../../content/samples/sdk/v3/quote-form.ts';
import { QuoteForm } from '../../../../content/samples/sdk/v3/quote-form-view.tsx';
import { type Ask as ViemAsk } from '../../../../content/samples/sdk/v3/viem/quote-form.ts';
import { QuoteForm as ViemQuoteForm } from '../../../../content/samples/sdk/v3/viem/quote-form-view.tsx';
import { type TestChain, useChain } from '../../chain/context.ts';
import { direct, viemThrough } from '../../chain/node-between.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { amountIn, askOf } from './quote-form-clients.ts';
import { usePage } from './react-page.tsx';

const { tab, render, says } = usePage();

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
      await allow(chain.trader, SWAP_ROUTER, amountIn.multiply(9));
      const form = library(chain);
      const draw = (present: Ask | undefined) => render(form(present));
      const button = () => tab.page.querySelector('button');

      await draw(undefined);
      expect(button()?.disabled).toBe(true);
      await draw(askOf(chain.traderAddress));
      await says('1992.01 USDC, at least 1982.1. Block');
      await act(async () => {
        button()?.click();
        button()?.click();
        await Promise.resolve();
      });
      await says('Swapped.');
      expect((await balanceOf(chain, USDC.address, chain.traderAddress)).toString()).toBe(
        '1992013962',
      );
      // Without a valid input, the quote disappears immediately.
      await draw(undefined);
      expect(tab.page.textContent).not.toContain('at least');
    });
  });
}
