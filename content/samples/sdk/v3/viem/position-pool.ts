// SPDX-License-Identifier: MIT
import { Token } from '@uniswap/sdk-core';
import type { Pool } from '@uniswap/v3-sdk';
import { type Address, erc20Abi, parseAbi, type PublicActions } from 'viem';
import { POSITION_MANAGER } from './config.ts';
import { fetchPool } from './pool.ts';

// #region read-position
const POOL = 'uint96, address, address token0, address token1, uint24 fee';
const RANGE = 'int24 tickLower, int24 tickUpper, uint128 liquidity';
const GROWN = 'uint256 growth0, uint256 growth1';
const OWED = 'uint128 tokensOwed0, uint128 tokensOwed1';

/** Names the values of `positions(tokenId)`, because viem returns a list. */
export async function readPosition(
  client: PublicActions,
  tokenId: string,
  blockNumber?: bigint,
) {
  const [, , token0, token1, fee, tickLower, tickUpper, liquidity, ...fees] =
    await client.readContract({
      address: POSITION_MANAGER,
      abi: parseAbi([
        `function positions(uint256) view returns (${POOL}, ${RANGE}, ${GROWN}, ${OWED})`,
      ]),
      functionName: 'positions',
      args: [BigInt(tokenId)],
      blockNumber,
    });
  const [feeGrowthInside0LastX128, feeGrowthInside1LastX128, ...owed] = fees;
  const [tokensOwed0, tokensOwed1] = owed;
  return {
    token0,
    token1,
    fee,
    tickLower,
    tickUpper,
    liquidity,
    feeGrowthInside0LastX128,
    feeGrowthInside1LastX128,
    tokensOwed0,
    tokensOwed1,
  };
}
// #endregion read-position

// #region pool-of-position
/** Reads a position's pool: its two tokens, their decimals, and its current state. */
export async function poolOfPosition(
  client: PublicActions,
  tokenId: string,
): Promise<Pool> {
  const { token0, token1, fee } = await readPosition(client, tokenId);
  const chainId = await client.getChainId();
  const fetchToken = async (address: Address) => {
    const contract = { address, abi: erc20Abi };
    const decimals = await client.readContract({ ...contract, functionName: 'decimals' });
    return new Token(chainId, address, decimals);
  };
  const [tokenA, tokenB] = await Promise.all([fetchToken(token0), fetchToken(token1)]);
  return fetchPool(client, tokenA, tokenB, fee);
}
// #endregion pool-of-position

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
