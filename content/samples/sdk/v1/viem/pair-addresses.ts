// SPDX-License-Identifier: MIT
import type { Token } from '@uniswap/sdk-core';
import {
  computePairAddress,
  FACTORY_ADDRESS,
  INIT_CODE_HASH,
  Pair,
} from '@uniswap/v2-sdk';
import {
  encodePacked,
  getAddress,
  getCreate2Address,
  type Hex,
  keccak256,
  parseAbi,
  type PublicClient,
} from 'viem';

// #region sdk
/** Computes a pair's address without calling a node. */
export function pairAddress(tokenA: Token, tokenB: Token): string {
  return Pair.getAddress(tokenA, tokenB);
}

/** Computes the address for another deployment's factory with the same pair code. */
export function pairAddressAt(
  factoryAddress: string,
  tokenA: Token,
  tokenB: Token,
): string {
  return computePairAddress({ factoryAddress, tokenA, tokenB });
}
// #endregion sdk

// #region by-hand
/** Does the SDK's calculation by hand: CREATE2 from factory, sorted tokens, code hash. */
export function pairAddressByHand(tokenA: string, tokenB: string): string {
  const [token0, token1] =
    tokenA.toLowerCase() < tokenB.toLowerCase() ? [tokenA, tokenB] : [tokenB, tokenA];
  const tokens = [getAddress(token0), getAddress(token1)] as const;
  const salt = keccak256(encodePacked(['address', 'address'], tokens));
  const from = getAddress(FACTORY_ADDRESS);
  return getCreate2Address({ from, salt, bytecodeHash: INIT_CODE_HASH as Hex });
}
// #endregion by-hand

// #region check
/**
 * Checks that the factory returns the computed address for the pair of two tokens.
 *
 * @param tokenA a token of a pair that exists
 * @param tokenB the pair's other token
 */
export async function factoryAgrees(
  client: PublicClient,
  factoryAddress: string,
  tokenA: Token,
  tokenB: Token,
): Promise<boolean> {
  const known = await client.readContract({
    abi: parseAbi(['function getPair(address, address) view returns (address)']),
    address: getAddress(factoryAddress),
    functionName: 'getPair',
    args: [getAddress(tokenA.address), getAddress(tokenB.address)],
  });
  return known === pairAddressAt(factoryAddress, tokenA, tokenB);
}
// #endregion check
