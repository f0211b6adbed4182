// SPDX-License-Identifier: MIT
import type { Token } from '@uniswap/sdk-core';
import {
  computePairAddress,
  FACTORY_ADDRESS,
  INIT_CODE_HASH,
  Pair,
} from '@uniswap/v2-sdk';
import { Contract, type providers, utils } from 'ethers';

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
  const tokens = [tokenA, tokenB].sort((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
  const salt = utils.solidityKeccak256(['address', 'address'], tokens);
  return utils.getCreate2Address(FACTORY_ADDRESS, salt, INIT_CODE_HASH);
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
  provider: providers.Provider,
  factoryAddress: string,
  tokenA: Token,
  tokenB: Token,
): Promise<boolean> {
  const abi = ['function getPair(address, address) view returns (address)'];
  const factory = new Contract(factoryAddress, abi, provider);
  const known: string = await factory.getPair(tokenA.address, tokenB.address);
  return known === pairAddressAt(factoryAddress, tokenA, tokenB);
}
// #endregion check
