// SPDX-License-Identifier: MIT
import { initializeConnector, type Web3ReactHooks } from '@web3-react/core';
import { MetaMask } from '@web3-react/metamask';
import type { Connector } from '@web3-react/types';
import { act, type ReactNode } from 'react';
import { beforeEach } from 'vitest';
import {
  ConnectButton,
  Wallets,
} from '../../../../content/samples/sdk/web3-react/connect-wallet.tsx';
import { settle, usePage } from './react-page.tsx';
import { Wallet } from './web3-react-wallet.ts';

/** Sets up a page with the samples for each test of a file, and a wallet on Ethereum that is not connected. */
export function useTab() {
  const { tab: opened, render, visitAgain } = usePage();
  const tab = Object.assign(opened, {} as { wallet: Wallet });
  beforeEach(() => {
    tab.wallet = new Wallet();
  });

  /** Returns the MetaMask connector, which finds the wallet in the page. */
  const metaMask = () => {
    Object.assign(window, { ethereum: tab.wallet });
    return initializeConnector<MetaMask>((actions) => new MetaMask({ actions }));
  };
  async function show(
    [connector, hooks]: [Connector, Web3ReactHooks, ...unknown[]],
    children: ReactNode = <ConnectButton name="mine" connector={connector} />,
  ) {
    const connectors: Parameters<typeof Wallets>[0]['connectors'] = [[connector, hooks]];
    await render(<Wallets connectors={connectors}>{children}</Wallets>);
    await settle();
  }
  const click = async () => {
    await act(async () => tab.page.querySelector('button')?.click());
    await settle();
  };
  return { tab, metaMask, render, show, click, visitAgain };
}
