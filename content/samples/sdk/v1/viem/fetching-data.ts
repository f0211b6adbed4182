// SPDX-License-Identifier: MIT
import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import { getAddress, parseAbi, type PublicClient } from 'viem';

// #region token
/** Builds a token from its contract, for when you do not know its decimals in advance. */
export async function fetchToken(
  client: PublicClient,
  chainId: number,
  address: string,
): Promise<Token> {
  const abi = parseAbi([
    'function decimals() view returns (uint8)',
    'function symbol() view returns (string)',
  ]);
  const contract = { abi, address: getAddress(address) };
  const [decimals, symbol] = await Promise.all([
    client.readContract({ ...contract, functionName: 'decimals' }),
    client.readContract({ ...contract, functionName: 'symbol' }),
  ]);
  return new Token(chainId, address, decimals, symbol);
}
// #endregion token

// #region pair
/** Reads the reserves of a pair and builds the SDK's Pair from them. */
export async function fetchPair(
  client: PublicClient,
  tokenA: Token,
  tokenB: Token,
): Promise<Pair> {
  const [reserve0, reserve1] = await client.readContract({
    abi: parseAbi(['function getReserves() view returns (uint112, uint112, uint32)']),
    address: getAddress(Pair.getAddress(tokenA, tokenB)),
    functionName: 'getReserves',
  });

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
  client: PublicClient,
  tokenA: Token,
  tokenB: Token,
): Promise<boolean> {
  const address = getAddress(Pair.getAddress(tokenA, tokenB));
  return (await client.getCode({ address })) !== undefined;
}
// #endregion exists
