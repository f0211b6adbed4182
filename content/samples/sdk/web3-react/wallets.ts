// SPDX-License-Identifier: MIT
import { initializeConnector, type Web3ReactHooks } from '@web3-react/core';
import { MetaMask } from '@web3-react/metamask';
import type { Connector } from '@web3-react/types';

// #region meta-mask
/** The browser extension. Each connector comes with hooks that watch only it. */
export const [metaMask, metaMaskHooks] = initializeConnector<MetaMask>(
  (actions) => new MetaMask({ actions }),
);
// #endregion meta-mask

// #region list
/**
 * Lists the connectors in order of preference: useWeb3React reads the first active one.
 */
export const connectors: [Connector, Web3ReactHooks][] = [[metaMask, metaMaskHooks]];

/** The same wallets, by the names that the visitor's browser stores. */
export const wallets: Readonly<Record<string, Connector>> = { metaMask };
// #endregion list
