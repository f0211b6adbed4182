// SPDX-License-Identifier: MIT
import type { Web3ReactHooks } from '@web3-react/core';
import type { Connector } from '@web3-react/types';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import {
  ConnectButton,
  Wallets,
} from '../../../../content/samples/sdk/web3-react/connect-wallet.tsx';
import { Wallet } from './web3-react-wallet.ts';

/** What a visitor has open: a page with the samples on it, and a wallet that is on Ethereum and not connected. */
interface Tab {
  wallet: Wallet;
  root: Root;
  page: HTMLElement;
}

/** Lets the wallet answer, and the page say so. */
export const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** A page anew for each test of a file, to show something on and to click. */
export function useTab() {
  const tab = {} as Tab;
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    tab.wallet = new Wallet();
    tab.page = document.createElement('main');
    document.body.replaceChildren(tab.page);
    tab.root = createRoot(tab.page);
  });

  afterEach(async () => {
    await act(async () => tab.root.unmount());
  });

  async function show(
    [connector, hooks]: [Connector, Web3ReactHooks, ...unknown[]],
    children: ReactNode = <ConnectButton name="mine" connector={connector} />,
  ) {
    const connectors: Parameters<typeof Wallets>[0]['connectors'] = [[connector, hooks]];
    await act(async () => tab.root.render(<Wallets connectors={connectors}>{children}</Wallets>));
    await settle();
  }
  const click = async () => {
    await act(async () => tab.page.querySelector('button')?.click());
    await settle();
  };
  return { tab, show, click };
}
