// SPDX-License-Identifier: MIT
import type { AddEthereumChainParameter, Connector } from '@web3-react/types';

// #region chains
/** The data that a wallet needs to add a chain that it does not know. */
export const POLYGON: AddEthereumChainParameter = {
  chainId: 137,
  chainName: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: ['https://polygon-rpc.com'],
  blockExplorerUrls: ['https://polygonscan.com'],
};
// #endregion chains

// #region switch
/**
 * Asks the wallet to switch to another chain.
 *
 * @param chain its number if every wallet knows the chain, otherwise its description
 */
export async function switchChain(
  connector: Connector,
  chain: number | AddEthereumChainParameter,
): Promise<void> {
  // The hooks report the new chain by themselves once the wallet has switched.
  await connector.activate(chain);
}
// #endregion switch
