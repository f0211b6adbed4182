// SPDX-License-Identifier: MIT
import { Token } from '@uniswap/sdk-core';
import managerArtifact from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import type { Pool } from '@uniswap/v3-sdk';
import { Contract, type providers } from 'ethers';
import { POSITION_MANAGER } from './config.ts';
import { fetchPool } from './pool.ts';

// #region pool-of-position
/** Reads a position's pool: its two tokens, their decimals, and its current state. */
export async function poolOfPosition(
  provider: providers.Provider,
  tokenId: string,
): Promise<Pool> {
  const manager = new Contract(POSITION_MANAGER, managerArtifact.abi, provider);
  const { token0, token1, fee } = await manager.positions(tokenId);
  const { chainId } = await provider.getNetwork();
  const fetchToken = async (address: string) => {
    const abi = ['function decimals() view returns (uint8)'];
    const decimals: number = await new Contract(address, abi, provider).decimals();
    return new Token(chainId, address, decimals);
  };
  const [tokenA, tokenB] = await Promise.all([fetchToken(token0), fetchToken(token1)]);
  return fetchPool(provider, tokenA, tokenB, fee);
}
// #endregion pool-of-position

// #region require-pool
/**
 * Compares a pool with the one that `positions(tokenId)` names.
 *
 * @throws if they differ, because amounts would be in the wrong tokens and decimals
 */
export function requirePool(
  pool: Pool,
  named: { token0: string; token1: string; fee: number },
): void {
  if (
    named.token0 !== pool.token0.address ||
    named.token1 !== pool.token1.address ||
    named.fee !== pool.fee
  ) {
    throw new Error('The position is in another pool');
  }
}
// #endregion require-pool
