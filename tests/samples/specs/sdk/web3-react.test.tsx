// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { EventEmitter } from 'node:events';
import { initializeConnector, useWeb3React, type Web3ReactHooks } from '@web3-react/core';
import { MetaMask } from '@web3-react/metamask';
import type { Connector } from '@web3-react/types';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Balance } from '../../../../content/samples/sdk/web3-react/balance.tsx';
import {
  ChainGuard,
  SUPPORTED,
  SwitchButton,
} from '../../../../content/samples/sdk/web3-react/chain-guard.tsx';
import {
  ConnectButton,
  disconnect,
  useLastWallet,
  Wallets,
} from '../../../../content/samples/sdk/web3-react/connect-wallet.tsx';
import * as sample from '../../../../content/samples/sdk/web3-react/connectors.ts';
import {
  forgetWallet,
  rememberedWallet,
  rememberWallet,
} from '../../../../content/samples/sdk/web3-react/remember-wallet.ts';
import { POLYGON, switchChain } from '../../../../content/samples/sdk/web3-react/switch-chains.ts';
import * as offered from '../../../../content/samples/sdk/web3-react/wallets.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A wallet as pages see one: answers requests, and remembers what it was asked. */
class Wallet extends EventEmitter {
  isMetaMask = true;
  connected = false;
  declines = false;
  chainId = '0x1';
  known = ['0x1'];
  /** What every account has: 2.5 ether. */
  wei = '0x22b1c8c1227a0000';
  asked: string[] = [];
  async request({ method, params }: { method: string; params?: unknown[] }): Promise<unknown> {
    this.asked.push(method);
    await Promise.resolve();
    if (method === 'eth_requestAccounts') {
      if (this.declines) throw Object.assign(new Error('declined'), { code: 4001 });
      this.connected = true;
    }
    if (method === 'wallet_addEthereumChain') {
      const [chain] = params as [{ chainId: string }];
      this.known.push(chain.chainId);
      this.chainId = chain.chainId;
      this.emit('chainChanged', this.chainId);
      return null;
    }
    if (method === 'wallet_switchEthereumChain') {
      const [{ chainId }] = params as [{ chainId: string }];
      if (!this.known.includes(chainId)) {
        throw Object.assign(new Error('unknown chain'), { code: 4902 });
      }
      this.chainId = chainId;
      this.emit('chainChanged', chainId);
      return null;
    }
    if (method === 'eth_chainId') return this.chainId;
    if (method === 'eth_getBalance') return this.wei;
    if (method.endsWith('ccounts')) return this.connected ? [account] : [];
    throw new Error(`not expected: ${method}`);
  }
}

/** The sample's own MetaMask connector looks for the extension once, and keeps it. */
const extension = new Wallet();

let wallet: Wallet;
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  wallet = new Wallet();
  page = document.createElement('main');
  document.body.replaceChildren(page);
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
});

const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

async function show(
  [connector, hooks]: [Connector, Web3ReactHooks, ...unknown[]],
  children: ReactNode = <ConnectButton name="mine" connector={connector} />,
) {
  const connectors: Parameters<typeof Wallets>[0]['connectors'] = [[connector, hooks]];
  await act(async () => root.render(<Wallets connectors={connectors}>{children}</Wallets>));
  await settle();
}

/** A page that brings back the last of these wallets, as a visitor meets it. */
function Returning({ wallets }: { wallets: Record<string, Connector> }) {
  useLastWallet(wallets);
  const { account } = useWeb3React();
  return <p>{account ?? 'nobody'}</p>;
}

const click = async () => {
  await act(async () => page.querySelector('button')?.click());
  await settle();
};

describeSample('sdk/web3-react/connect-wallet.tsx', (proves) => {
  proves(['provider', 'button'], 'connects on a click and shows the account', async () => {
    await show(sample.injectedConnector(wallet));
    expect(page.textContent).toContain('Connect wallet');
    await click();
    expect(page.textContent).toBe(`${account} on chain 1`);
  });

  proves(['button'], 'says so when the visitor declines', async () => {
    wallet.declines = true;
    Object.assign(window, { ethereum: wallet });
    await show(initializeConnector<MetaMask>((actions) => new MetaMask({ actions })));
    await click();
    expect(page.querySelector('[role=alert]')?.textContent).toBe('You declined the connection.');
    expect(page.querySelector('button')?.disabled).toBe(false);
  });

  proves(['button', 'connect-eagerly'], 'brings back the wallet that was connected', async () => {
    const injected = sample.injectedConnector(wallet);
    await show(injected);
    await click();
    expect(rememberedWallet()).toBe('mine');
    await act(async () => injected[0].resetState());
    wallet.asked = [];
    const other = new Wallet();
    other.connected = true;
    const [another] = sample.injectedConnector(other);
    await show(injected, <Returning wallets={{ another, mine: injected[0] }} />);
    expect(page.textContent).toBe(account);
    expect(wallet.asked).not.toContain('eth_requestAccounts');
    expect(other.asked).toEqual([]);
  });

  proves(['connect-eagerly'], 'asks no wallet on a first visit', async () => {
    wallet.connected = true;
    const injected = sample.injectedConnector(wallet);
    await show(injected, <Returning wallets={{ mine: injected[0] }} />);
    expect(page.textContent).toBe('nobody');
    expect(wallet.asked.filter((method) => method.endsWith('ccounts'))).toEqual([]);
  });

  proves(['connect-eagerly'], 'takes no notice of a name that it does not know', async () => {
    for (const name of ['gone', 'constructor', '__proto__']) {
      rememberWallet(name);
      const injected = sample.injectedConnector(wallet);
      await show(injected, <Returning wallets={{ mine: injected[0] }} />);
      expect(page.textContent).toBe('nobody');
      await act(async () => root.unmount());
      root = createRoot(page);
    }
    expect(wallet.asked.filter((method) => method.endsWith('ccounts'))).toEqual([]);
  });

  proves(['button'], 'remembers no wallet that declined', async () => {
    wallet.declines = true;
    Object.assign(window, { ethereum: wallet });
    await show(initializeConnector<MetaMask>((actions) => new MetaMask({ actions })));
    await click();
    expect(rememberedWallet()).toBeUndefined();
  });

  proves(['disconnect'], 'forgets the account', async () => {
    const injected = sample.injectedConnector(wallet);
    await show(injected);
    await click();
    await act(async () => disconnect(injected[0]));
    await settle();
    expect(page.textContent).toContain('Connect wallet');
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
    // As a browser does whose visitor blocks all cookies: the mere access throws.
    vi.stubGlobal('localStorage', undefined);
    rememberWallet('metaMask');
    expect(rememberedWallet()).toBeUndefined();
    forgetWallet();
    vi.unstubAllGlobals();
  });
});

describeSample('sdk/web3-react/balance.tsx', (proves) => {
  proves(
    ['balance'],
    'shows the ether of the account, and reads it anew on another chain',
    async () => {
      const [connector, hooks] = initializeConnector<MetaMask>(
        (actions) => new MetaMask({ actions }),
      );
      Object.assign(window, { ethereum: wallet });
      await show([connector, hooks], <Balance />);
      expect(page.textContent).toBe('');
      await act(async () => connector.activate());
      await vi.waitFor(() => expect(page.textContent).toBe('2.5 ETH'), { timeout: 20_000 });
      wallet.known.push('0xa');
      wallet.wei = '0x0';
      await act(async () => connector.activate(10));
      await vi.waitFor(() => expect(page.textContent).toBe('0.0 ETH'), { timeout: 20_000 });
    },
  );
});

describeSample('sdk/web3-react/chain-guard.tsx', (proves) => {
  proves(['button', 'guard'], 'moves the wallet to Polygon, and covers other chains', async () => {
    const [connector, hooks] = initializeConnector<MetaMask>(
      (actions) => new MetaMask({ actions }),
    );
    wallet.chainId = '0x38';
    wallet.known = ['0x38'];
    Object.assign(window, { ethereum: wallet });
    await show(
      [connector, hooks],
      <>
        <SwitchButton />
        <ChainGuard>the app</ChainGuard>
      </>,
    );
    expect(page.textContent).toContain('the app');
    await act(async () => connector.activate());
    await settle();
    expect(page.textContent).not.toContain('the app');
    expect(page.textContent).toContain('not on chain 56');
    await click();
    expect(SUPPORTED).toContain(POLYGON.chainId);
    expect(page.textContent).toBe('the app');
  });
});

describeSample('sdk/web3-react/wallets.ts', (proves) => {
  proves(['meta-mask', 'list'], 'finds the extension and connects to it', async () => {
    Object.assign(window, { ethereum: extension });
    const [[connector, hooks]] = offered.connectors as [(typeof offered.connectors)[0]];
    expect(connector).toBe(offered.metaMask);
    expect(Object.values(offered.wallets)).toEqual(offered.connectors.map(([one]) => one));
    let seen: string | undefined;
    const Seen = () => {
      seen = hooks.useAccount();
      return null;
    };
    await act(async () => root.render(<Seen />));
    await act(async () => connector.activate());
    expect(seen).toBe(account);
  });
});

describeSample('sdk/web3-react/connectors.ts', (proves) => {
  proves(['eip-1193'], 'asks the provider it was given', async () => {
    const [connector] = sample.injectedConnector(wallet);
    await connector.activate();
    expect(wallet.asked).toContain('eth_requestAccounts');
  });

  proves(['network'], 'reads from a node without a wallet', async () => {
    const [connector, , store] = sample.networkConnector('http://127.0.0.1:1');
    expect(connector.constructor.name).toBe('Network');
    expect(store.getState().accounts).toBeUndefined();
  });

  proves(['wallet-connect', 'coinbase-wallet'], 'are made without connecting', () => {
    const [walletConnect, , walletConnectStore] = sample.walletConnectConnector('0'.repeat(32));
    const [coinbase, , coinbaseStore] = sample.coinbaseWalletConnector('http://127.0.0.1:1');
    expect(walletConnect.provider).toBeUndefined();
    expect(coinbase.provider).toBeUndefined();
    expect(walletConnectStore.getState().activating).toBe(false);
    expect(coinbaseStore.getState().activating).toBe(false);
  });
});

describeSample('sdk/web3-react/switch-chains.ts', (proves) => {
  proves(['chains', 'switch'], 'adds a chain that the wallet does not know', async () => {
    Object.assign(window, { ethereum: extension });
    let chainId: number | undefined;
    const Seen = () => {
      chainId = offered.metaMaskHooks.useChainId();
      return null;
    };
    await act(async () => root.render(<Seen />));
    await act(async () => switchChain(offered.metaMask, 1));
    expect(chainId).toBe(1);
    await act(async () => switchChain(offered.metaMask, POLYGON));
    await settle();
    expect(extension.asked).toContain('wallet_addEthereumChain');
    expect(chainId).toBe(137);
  });
});
