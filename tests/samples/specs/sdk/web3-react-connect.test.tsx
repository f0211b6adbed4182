// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { useWeb3React } from '@web3-react/core';
import type { Connector } from '@web3-react/types';
import { act } from 'react';
import { expect, vi } from 'vitest';
import {
  disconnect,
  useLastWallet,
} from '../../../../content/samples/sdk/web3-react/connect-wallet.tsx';
import * as sample from '../../../../content/samples/sdk/web3-react/connectors.ts';
import {
  forgetWallet,
  rememberedWallet,
  rememberWallet,
} from '../../../../content/samples/sdk/web3-react/remember-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { settle } from './react-page.tsx';
import { useTab } from './web3-react-tab.tsx';
import { account, Wallet } from './web3-react-wallet.ts';

const { tab, metaMask, show, click, visitAgain } = useTab();

/** A page that reconnects to the wallet last used by the visitor. */
function Returning({ wallets }: { wallets: Record<string, Connector> }) {
  useLastWallet(wallets);
  const { account } = useWeb3React();
  return <p>{account ?? 'nobody'}</p>;
}

describeSample('sdk/web3-react/connect-wallet.tsx', (proves) => {
  proves(['provider', 'button'], 'connects on a click and shows the account', async () => {
    await show(sample.injectedConnector(tab.wallet));
    expect(tab.page.textContent).toContain('Connect wallet');
    await click();
    expect(tab.page.textContent).toBe(`${account} on chain 1`);
  });

  proves(['button'], 'says so when the visitor declines, and remembers no wallet', async () => {
    tab.wallet.declines = true;
    await show(metaMask());
    await click();
    expect(rememberedWallet()).toBeUndefined();
    expect(tab.page.querySelector('[role=alert]')?.textContent).toBe(
      'You declined the connection.',
    );
    expect(tab.page.querySelector('button')?.disabled).toBe(false);
  });

  proves(['button', 'connect-eagerly'], 'brings back the wallet that was connected', async () => {
    const injected = sample.injectedConnector(tab.wallet);
    await show(injected);
    await click();
    expect(rememberedWallet()).toBe('mine');
    await act(async () => injected[0].resetState());
    tab.wallet.asked = [];
    const other = new Wallet();
    other.connected = true;
    const [another] = sample.injectedConnector(other);
    await show(injected, <Returning wallets={{ another, mine: injected[0] }} />);
    expect(tab.page.textContent).toBe(account);
    expect(tab.wallet.asked).not.toContain('eth_requestAccounts');
    expect(other.asked).toEqual([]);
  });

  proves(['connect-eagerly'], 'asks no wallet on a first visit', async () => {
    tab.wallet.connected = true;
    const injected = sample.injectedConnector(tab.wallet);
    await show(injected, <Returning wallets={{ mine: injected[0] }} />);
    expect(tab.page.textContent).toBe('nobody');
    expect(tab.wallet.asked.filter((method) => method.endsWith('ccounts'))).toEqual([]);
  });

  proves(['connect-eagerly'], 'takes no notice of a name that it does not know', async () => {
    for (const name of ['gone', 'constructor', '__proto__']) {
      rememberWallet(name);
      const injected = sample.injectedConnector(tab.wallet);
      await show(injected, <Returning wallets={{ mine: injected[0] }} />);
      expect(tab.page.textContent).toBe('nobody');
      await visitAgain();
    }
    expect(tab.wallet.asked.filter((method) => method.endsWith('ccounts'))).toEqual([]);
  });

  proves(['disconnect'], 'forgets the account', async () => {
    const injected = sample.injectedConnector(tab.wallet);
    await show(injected);
    await click();
    await act(async () => disconnect(injected[0]));
    await settle();
    expect(tab.page.textContent).toContain('Connect wallet');
    expect(rememberedWallet()).toBeUndefined();
  });
});

describeSample('sdk/web3-react/remember-wallet.ts', (proves) => {
  proves(['remember'], 'keeps a name until it is told to forget it', () => {
    expect(rememberedWallet()).toBeUndefined();
    rememberWallet('metaMask');
    expect(rememberedWallet()).toBe('metaMask');
    forgetWallet();
    expect(rememberedWallet()).toBeUndefined();
  });

  proves(['remember'], 'does without where the browser refuses storage', () => {
    // As in a browser with all cookies blocked, where access to the storage throws.
    vi.stubGlobal('localStorage', undefined);
    rememberWallet('metaMask');
    expect(rememberedWallet()).toBeUndefined();
    forgetWallet();
    vi.unstubAllGlobals();
  });
});
