// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { EventEmitter } from 'node:events';
import { initializeConnector, type Web3ReactHooks } from '@web3-react/core';
import { MetaMask } from '@web3-react/metamask';
import type { Connector } from '@web3-react/types';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  ConnectButton,
  disconnect,
  useEagerConnection,
  Wallets,
} from '../../../../content/samples/sdk/web3-react/connect-wallet.tsx';
import * as sample from '../../../../content/samples/sdk/web3-react/connectors.ts';
import { POLYGON, switchChain } from '../../../../content/samples/sdk/web3-react/switch-chains.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** A wallet as pages see one: answers requests, and remembers what it was asked. */
class Wallet extends EventEmitter {
  isMetaMask = true;
  connected = false;
  declines = false;
  chainId = '0x1';
  known = ['0x1'];
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

async function show(initialized: [Connector, Web3ReactHooks, ...unknown[]], eager = false) {
  const [connector, hooks] = initialized;
  const App = () => {
    if (eager) useEagerConnection(connector);
    return <ConnectButton connector={connector} />;
  };
  const connectors: Parameters<typeof Wallets>[0]['connectors'] = [[connector, hooks]];
  await act(async () =>
    root.render(
      <Wallets connectors={connectors}>
        <App />
      </Wallets>,
    ),
  );
  await settle();
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

  proves(['connect-eagerly'], 'reconnects without a prompt', async () => {
    wallet.connected = true;
    await show(sample.injectedConnector(wallet), true);
    expect(page.textContent).toBe(`${account} on chain 1`);
    expect(wallet.asked).not.toContain('eth_requestAccounts');
  });

  proves(['connect-eagerly'], 'leaves a first visitor alone', async () => {
    await show(sample.injectedConnector(wallet), true);
    expect(page.textContent).toContain('Connect wallet');
  });

  proves(['disconnect'], 'forgets the account', async () => {
    const injected = sample.injectedConnector(wallet);
    await show(injected);
    await click();
    await act(async () => disconnect(injected[0]));
    await settle();
    expect(page.textContent).toContain('Connect wallet');
  });
});

describeSample('sdk/web3-react/connectors.ts', (proves) => {
  proves(['meta-mask', 'list'], 'finds the extension and connects to it', async () => {
    Object.assign(window, { ethereum: extension });
    const [[connector, hooks]] = sample.connectors as [(typeof sample.connectors)[0]];
    expect(connector).toBe(sample.metaMask);
    let seen: string | undefined;
    const Seen = () => {
      seen = hooks.useAccount();
      return null;
    };
    await act(async () => root.render(<Seen />));
    await act(async () => connector.activate());
    expect(seen).toBe(account);
  });

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
      chainId = sample.metaMaskHooks.useChainId();
      return null;
    };
    await act(async () => root.render(<Seen />));
    await act(async () => switchChain(sample.metaMask, 1));
    expect(chainId).toBe(1);
    await act(async () => switchChain(sample.metaMask, POLYGON));
    await settle();
    expect(extension.asked).toContain('wallet_addEthereumChain');
    expect(chainId).toBe(137);
  });
});
