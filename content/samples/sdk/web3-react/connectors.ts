// SPDX-License-Identifier: MIT
import { CoinbaseWallet } from '@web3-react/coinbase-wallet';
import { initializeConnector } from '@web3-react/core';
import { EIP1193 } from '@web3-react/eip1193';
import { Network } from '@web3-react/network';
import type { Provider } from '@web3-react/types';
import { WalletConnect } from '@web3-react/walletconnect-v2';

// #region network
/** Creates a connector for a node, to read from before the visitor connects a wallet. */
export function networkConnector(rpcUrl: string) {
  return initializeConnector<Network>(
    (actions) => new Network({ actions, urlMap: { 1: rpcUrl } }),
  );
}
// #endregion network

// #region wallet-connect
/** Connects wallets on a phone through a relay. WalletConnect issues the project id. */
export function walletConnectConnector(projectId: string) {
  return initializeConnector<WalletConnect>(
    (actions) =>
      new WalletConnect({
        actions,
        options: {
          projectId,
          chains: [1],
          optionalChains: [10, 137],
          showQrModal: true,
        },
      }),
  );
}
// #endregion wallet-connect

// #region coinbase-wallet
/** Connects the browser extension or the phone app of Coinbase Wallet. */
export function coinbaseWalletConnector(rpcUrl: string) {
  return initializeConnector<CoinbaseWallet>(
    (actions) =>
      new CoinbaseWallet({ actions, options: { url: rpcUrl, appName: 'Example' } }),
  );
}
// #endregion coinbase-wallet

// #region eip-1193
/** Connects any EIP-1193 provider, such as one that a wallet has injected. */
export function injectedConnector(provider: Provider) {
  return initializeConnector<EIP1193>((actions) => new EIP1193({ actions, provider }));
}
// #endregion eip-1193
