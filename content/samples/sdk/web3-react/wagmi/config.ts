// SPDX-License-Identifier: MIT
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { injected } from 'wagmi/connectors';

// #region config
/** The app's chains, wallets and endpoints. Create it once, outside of any component. */
export const config = createConfig({
  chains: [mainnet],
  // Extensions that announce themselves (EIP-6963) are added to these.
  connectors: [injected()],
  // Use the URL of your own endpoint. Without one, wagmi reads from a public node.
  transports: { [mainnet.id]: http('https://ethereum.example/rpc') },
});
// #endregion config
