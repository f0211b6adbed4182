// SPDX-License-Identifier: MIT
import type { Token } from '@uniswap/sdk-core';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/interfaces/IUniswapV3Pool.sol/IUniswapV3Pool.json';
import { type FeeAmount, Pool } from '@uniswap/v3-sdk';
import { Contract, type providers } from 'ethers';

// #region fetch-pool
/**
 * Reads a pool's current state and builds the SDK's Pool from it.
 *
 * The SDK never talks to a node, so its results are only as recent as this block.
 *
 * @param blockTag a block's number, so that price and liquidity are from the same block
 */
export async function fetchPool(
  provider: providers.Provider,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  blockTag: providers.BlockTag = 'latest',
): Promise<Pool> {
  // Computed without asking the node: CREATE2 from the factory, the tokens and the fee.
  const address = Pool.getAddress(tokenA, tokenB, fee);
  const contract = new Contract(address, poolArtifact.abi, provider);
  const [slot0, liquidity] = await Promise.all([
    contract.slot0({ blockTag }),
    contract.liquidity({ blockTag }),
  ]);
  return new Pool(
    tokenA,
    tokenB,
    fee,
    slot0.sqrtPriceX96.toString(),
    liquidity.toString(),
    slot0.tick,
  );
}
// #endregion fetch-pool

// #region price
/** Returns the price of one token of the pool in the other, formatted for display. */
export function priceOf(pool: Pool, token: Token): string {
  // token0Price is token1 per token0, adjusted for the decimals of both.
  return pool.priceOf(token).toSignificant(6);
}
// #endregion price

// #region price-by-hand
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
// #endregion price-by-hand
