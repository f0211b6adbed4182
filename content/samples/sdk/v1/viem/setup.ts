// SPDX-License-Identifier: MIT
import { SupportedChainId, Token } from '@uniswap/sdk-core';

// #region tokens
export const DAI = new Token(
  SupportedChainId.MAINNET,
  '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  18,
  'DAI',
);
export const WETH = new Token(
  SupportedChainId.MAINNET,
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  18,
  'WETH',
);
// #endregion tokens
