// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { act } from 'react';
import { expect } from 'vitest';
import * as sample from '../../../../content/samples/sdk/web3-react/connectors.ts';
import { POLYGON, switchChain } from '../../../../content/samples/sdk/web3-react/switch-chains.ts';
import * as offered from '../../../../content/samples/sdk/web3-react/wallets.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { settle } from './react-page.tsx';
import { useTab } from './web3-react-tab.tsx';
import { account, Wallet } from './web3-react-wallet.ts';

/** One extension for all tests, because the sample's MetaMask connector detects the extension once and keeps it. */
const extension = new Wallet();

const { tab, render } = useTab();

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
    await render(<Seen />);
    await act(async () => connector.activate());
    expect(seen).toBe(account);
  });
});

describeSample('sdk/web3-react/connectors.ts', (proves) => {
  proves(['eip-1193'], 'asks the provider it was given', async () => {
    const [connector] = sample.injectedConnector(tab.wallet);
    await connector.activate();
    expect(tab.wallet.asked).toContain('eth_requestAccounts');
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
    await render(<Seen />);
    await act(async () => switchChain(offered.metaMask, 1));
    expect(chainId).toBe(1);
    await act(async () => switchChain(offered.metaMask, POLYGON));
    await settle();
    expect(extension.asked).toContain('wallet_addEthereumChain');
    expect(chainId).toBe(137);
  });
});
