// SPDX-License-Identifier: MIT
import type { Token } from '@uniswap/sdk-core';
import { type FeeAmount, Pool } from '@uniswap/v3-sdk';
import { type Address, parseAbi, type PublicActions } from 'viem';

// #region fetch-pool
/**
 * Reads a pool's current state and builds the SDK's Pool from it.
 *
 * The SDK never talks to a node, so its results are only as recent as this block.
 *
 * @param blockNumber ensures that price and liquidity are from the same block
 */
export async function fetchPool(
  client: PublicActions,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  blockNumber?: bigint,
): Promise<Pool> {
  const contract = {
    // Computed without asking the node: CREATE2 from the factory, the tokens and the fee.
    address: Pool.getAddress(tokenA, tokenB, fee) as Address,
    // slot0 has seven values. The ABI may leave out the last ones.
    abi: parseAbi([
      'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
      'function liquidity() view returns (uint128)',
    ]),
    blockNumber,
  };
  const [[sqrtPriceX96, tick], liquidity] = await Promise.all([
    client.readContract({ ...contract, functionName: 'slot0' }),
    client.readContract({ ...contract, functionName: 'liquidity' }),
  ]);
  return new Pool(
    tokenA,
    tokenB,
    fee,
    sqrtPriceX96.toString(),
    liquidity.toString(),
    tick,
  );
}
// #endregion fetch-pool

/** Returns the price of one token of the pool in the other, formatted for display. */
export function priceOf(pool: Pool, token: Token): string {
  // token0Price is token1 per token0, adjusted for the decimals of both.
  return pool.priceOf(token).toSignificant(6);
}

/**
 * Computes the price from sqrtPriceX96: square, divide by 2^192, adjust for decimals.
 *
 * @returns token1 per token0, in whole tokens; a double, so for display only
 */
export function priceFromSqrt(
  sqrtPriceX96: bigint,
  decimals0: number,
  decimals1: number,
): number {
  const ratio = Number(sqrtPriceX96) / 2 ** 96;
  return ratio ** 2 * 10 ** (decimals0 - decimals1);
}
