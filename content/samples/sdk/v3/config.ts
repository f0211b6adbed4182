// SPDX-License-Identifier: MIT
import { SupportedChainId, Token } from '@uniswap/sdk-core';
import { providers, Wallet } from 'ethers';

// #region tokens
export const CHAIN_ID = SupportedChainId.MAINNET;

/** A token is a chain, an address and its decimals. Symbol and name are for display. */
export const WETH = new Token(
  CHAIN_ID,
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  18,
  'WETH',
);
export const USDC = new Token(
  CHAIN_ID,
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  6,
  'USDC',
);
export const DAI = new Token(
  CHAIN_ID,
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  18,
  'DAI',
);
// #endregion tokens

// #region addresses
/** Contracts on Ethereum mainnet. Their addresses differ on other chains. */
export const SWAP_ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
export const QUOTER_V2 = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e';
export const POSITION_MANAGER = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
export const TICK_LENS = '0xbfd8137f7d1516D3ea5cA83523914859ec47F573';
// #endregion addresses

// #region connect
/**
 * Connects an account to a node.
 *
 * @param rpcUrl URL of your own node, of a provider, or http://127.0.0.1:8545 for a local
 * fork
 * @param privateKey key of a test account; in a browser, the wallet signs instead
 */
export function connect(rpcUrl: string, privateKey: string): Wallet {
  return new Wallet(privateKey, new providers.JsonRpcProvider(rpcUrl));
}
// #endregion connect
