// SPDX-License-Identifier: MIT
// #region commands
/**
 * The commands used here, from `@uniswap/universal-router` 1.2.1. Later versions add some
 * and drop some.
 */
export const Command = {
  V3_SWAP_EXACT_IN: 0x00,
  V3_SWAP_EXACT_OUT: 0x01,
  SWEEP: 0x04,
  V2_SWAP_EXACT_IN: 0x08,
  PERMIT2_PERMIT: 0x0a,
  WRAP_ETH: 0x0b,
  UNWRAP_WETH: 0x0c,
  SEAPORT: 0x10,
  OWNER_CHECK_721: 0x15,
} as const;
// #endregion commands

// #region flags
/** Placeholders that the router replaces while it runs. */
export const MSG_SENDER = '0x0000000000000000000000000000000000000001';
export const ADDRESS_THIS = '0x0000000000000000000000000000000000000002';
// #endregion flags

// #region addresses
/** Ethereum mainnet. The router's address differs between chains and between versions. */
export const CHAIN_ID = 1;
export const UNIVERSAL_ROUTER = '0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B';
export const WETH9 = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

export const routerAbi = [
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
];
// #endregion addresses
