// SPDX-License-Identifier: MIT
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { injected } from 'wagmi/connectors';

// #region config
/** The chains, wallets and endpoints of the app. Made once, outside of any component. */
export const config = createConfig({
  chains: [mainnet],
  // Each extension that announces itself (EIP-6963) is added to these.
  connectors: [injected()],
  // Give the address of your own endpoint: without one, wagmi reads from a public node.
  transports: { [mainnet.id]: http('https://ethereum.example/rpc') },
});
// #endregion config
