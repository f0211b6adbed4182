// SPDX-License-Identifier: MIT
import {
  type Account,
  type Chain,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';

// #region connect
/** The two clients that a transaction needs: one reads, the other signs. */
export interface Clients {
  reader: PublicClient;
  wallet: WalletClient<Transport, Chain, Account>;
}

/**
 * Connects an account to a node.
 *
 * @param rpcUrl URL of your own node, of a provider, or http://127.0.0.1:8545 for a local
 * fork
 * @param privateKey key of a test account; in a browser, the wallet signs instead
 */
export function connect(rpcUrl: string, privateKey: Hex): Clients {
  const transport = http(rpcUrl);
  const account = privateKeyToAccount(privateKey);
  return {
    reader: createPublicClient({ chain: mainnet, transport }),
    wallet: createWalletClient({ account, chain: mainnet, transport }),
  };
}
// #endregion connect
