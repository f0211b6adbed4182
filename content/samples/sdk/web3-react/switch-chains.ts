// SPDX-License-Identifier: MIT
import type { AddEthereumChainParameter, Connector } from '@web3-react/types';

// #region chains
/** What a wallet has to know to add a chain that it has not heard of. */
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
 * Asks the wallet for another chain.
 *
 * @param chain a number when every wallet knows the chain, else its description
 */
export async function switchChain(
  connector: Connector,
  chain: number | AddEthereumChainParameter,
): Promise<void> {
  // The hooks tell the new chain by themselves once the wallet has changed it.
  await connector.activate(chain);
}
// #endregion switch
