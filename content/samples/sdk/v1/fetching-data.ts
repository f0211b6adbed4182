// SPDX-License-Identifier: MIT
import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import { Contract, type providers } from 'ethers';

// #region token
/** Builds a token from its contract, for when you do not know its decimals in advance. */
export async function fetchToken(
  provider: providers.Provider,
  chainId: number,
  address: string,
): Promise<Token> {
  const abi = [
    'function decimals() view returns (uint8)',
    'function symbol() view returns (string)',
  ];
  const contract = new Contract(address, abi, provider);
  const [decimals, symbol] = await Promise.all([contract.decimals(), contract.symbol()]);
  return new Token(chainId, address, decimals, symbol);
}
// #endregion token

// #region pair
/** Reads the reserves of a pair and builds the SDK's Pair from them. */
export async function fetchPair(
  provider: providers.Provider,
  tokenA: Token,
  tokenB: Token,
): Promise<Pair> {
  const abi = ['function getReserves() view returns (uint112, uint112, uint32)'];
  const contract = new Contract(Pair.getAddress(tokenA, tokenB), abi, provider);
  const [reserve0, reserve1] = await contract.getReserves();

  // Reserves follow the order of the sorted addresses, not the order of the arguments.
  const [token0, token1] = tokenA.sortsBefore(tokenB)
    ? [tokenA, tokenB]
    : [tokenB, tokenA];
  return new Pair(
    CurrencyAmount.fromRawAmount(token0, reserve0.toString()),
    CurrencyAmount.fromRawAmount(token1, reserve1.toString()),
  );
}
// #endregion pair

// #region exists
/** Checks whether anyone has created the pair of two tokens. */
export async function pairExists(
  provider: providers.Provider,
  tokenA: Token,
  tokenB: Token,
): Promise<boolean> {
  return (await provider.getCode(Pair.getAddress(tokenA, tokenB))) !== '0x';
}
// #endregion exists
