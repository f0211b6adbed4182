// SPDX-License-Identifier: MIT
import {
  type Currency,
  NativeCurrency,
  SupportedChainId,
  Token,
} from '@uniswap/sdk-core';

// #region native
/** The contract that wraps the coin, as returned by the router's WETH9(). */
const WPOL = new Token(
  SupportedChainId.POLYGON,
  '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  18,
  'WPOL',
);

class Pol extends NativeCurrency {
  constructor() {
    super(SupportedChainId.POLYGON, 18, 'POL', 'Polygon Ecosystem Token');
  }

  get wrapped(): Token {
    return WPOL;
  }

  equals(other: Currency): boolean {
    return other.isNative && other.chainId === this.chainId;
  }
}

export const POL = new Pol();
// #endregion native
