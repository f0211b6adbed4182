// SPDX-License-Identifier: MIT
import { ChainId, Pair, Token, TokenAmount } from '@uniswap/sdk';
import { getAddress, parseAbi, type PublicClient } from 'viem';

// #region fetcher
/**
 * Replaces the Fetcher of the older package @uniswap/sdk, which accepts only ethers 5.
 *
 * The Token and Pair of that package are separate classes: do not mix them with those of
 * @uniswap/v2-sdk.
 */
export async function fetchPairByAddress(
  client: PublicClient,
  addressA: string,
  addressB: string,
): Promise<Pair> {
  const abi = parseAbi([
    'function decimals() view returns (uint8)',
    'function getReserves() view returns (uint112, uint112, uint32)',
  ]);
  const fetchToken = async (name: string) => {
    const address = getAddress(name);
    const read = { abi, address, functionName: 'decimals' } as const;
    return new Token(ChainId.MAINNET, address, await client.readContract(read));
  };
  const tokenA = await fetchToken(addressA);
  const tokenB = await fetchToken(addressB);
  const address = getAddress(Pair.getAddress(tokenA, tokenB));
  const read = { abi, address, functionName: 'getReserves' } as const;
  const reserves = await client.readContract(read);

  const [token0, token1] = tokenA.sortsBefore(tokenB)
    ? [tokenA, tokenB]
    : [tokenB, tokenA];
  return new Pair(
    new TokenAmount(token0, reserves[0].toString()),
    new TokenAmount(token1, reserves[1].toString()),
  );
}
// #endregion fetcher
