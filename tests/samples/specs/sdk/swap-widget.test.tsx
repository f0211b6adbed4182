// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, vi } from 'vitest';
import { ClientOnlySwap } from '../../../../content/samples/sdk/swap-widget/client-only.tsx';
import * as started from '../../../../content/samples/sdk/swap-widget/getting-started.tsx';
import { useSystemMode } from '../../../../content/samples/sdk/swap-widget/system-mode.ts';
import * as themes from '../../../../content/samples/sdk/swap-widget/themes.tsx';
import { addresses } from '../../chain/addresses.ts';
import { darkTheme, drawn, lightTheme } from '../../stand-ins/widgets.tsx';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { settle, usePage } from './react-page.tsx';

const { tab, render } = usePage();

beforeEach(() => {
  drawn.length = 0;
});

describeSample('sdk/swap-widget/getting-started.tsx', (proves) => {
  proves(['minimal'], 'draws the widget with its defaults', async () => {
    await render(<started.Swap />);
    expect(drawn.at(-1)).toEqual({});
  });

  proves(['with-provider'], 'hands the wallet on and hides the buttons', async () => {
    const provider = { request: () => Promise.resolve(), on: () => undefined };
    await render(<started.SwapWithWallet provider={provider as never} />);
    expect(drawn.at(-1)).toMatchObject({ provider, hideConnectionUI: true });
  });

  proves(['tokens'], 'opens with 100 DAI for USDC', async () => {
    await render(<started.SwapDaiForUsdc />);
    expect(drawn.at(-1)).toMatchObject({
      tokenList: started.TOKENS,
      defaultInputTokenAddress: addresses.dai,
      defaultInputAmount: 100,
      defaultOutputTokenAddress: addresses.usdc,
    });
    expect(started.TOKENS.map(({ decimals }) => decimals)).toEqual([18, 6]);
  });

  proves(['fee'], 'names a fee in basis points, and who gets it', async () => {
    await render(<started.SwapWithFee treasury={addresses.weth9} />);
    expect(drawn.at(-1)).toEqual({
      convenienceFee: 20,
      convenienceFeeRecipient: addresses.weth9,
    });
  });
});

describeSample('sdk/swap-widget/themes.tsx', (proves) => {
  proves(['built-in'], 'follows the mode of the page', async () => {
    await render(<themes.SwapInMode mode="dark" />);
    expect(drawn.at(-1)?.theme).toEqual(darkTheme);
    await render(<themes.SwapInMode mode="light" />);
    expect(drawn.at(-1)?.theme).toEqual(lightTheme);
  });

  proves(['own-theme'], 'keeps what it does not replace', async () => {
    await render(<themes.SwapInHarbour />);
    expect(drawn.at(-1)?.theme).toMatchObject({
      accent: '#2dd4bf',
      container: '#0b1f24',
      scrim: darkTheme.scrim,
    });
  });
});

describeSample('sdk/swap-widget/system-mode.ts', (proves) => {
  proves(['system-mode'], 'follows the system, and is light on a server', async () => {
    const Mode = () => <p>{useSystemMode()}</p>;
    expect(renderToString(<Mode />)).toBe('<p>light</p>');
    const system = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      expect(query).toBe('(prefers-color-scheme: dark)');
      return system as unknown as MediaQueryList;
    });
    await render(<Mode />);
    expect(tab.page.textContent).toBe('dark');
    system.matches = false;
    await act(async () => system.dispatchEvent(new Event('change')));
    expect(tab.page.textContent).toBe('light');
  });
});

describeSample('sdk/swap-widget/client-only.tsx', (proves) => {
  proves(['client-only'], 'draws nothing on the server and the widget in the browser', async () => {
    expect(renderToString(<ClientOnlySwap />)).toBe('<div style="height:300px;width:360px"></div>');
    expect(drawn).toEqual([]);
    await render(<ClientOnlySwap />);
    await settle();
    expect(tab.page.querySelector('[aria-label=widget]')).not.toBeNull();
  });
});
