// SPDX-License-Identifier: MIT
import { Pool, Tick, TickListDataProvider, TickMath } from '@uniswap/v3-sdk';
import { type Address, parseAbi, type PublicActions } from 'viem';
import { TICK_LENS } from './config.ts';

// #region ticks
/**
 * Returns the pool with all its initialised ticks, so that the SDK can simulate swaps.
 *
 * TickLens returns one word of the pool's bitmap, 256 ticks of the spacing, at a time.
 * The list must be complete: its liquidityNet must add up to 0. That takes 116 calls at
 * spacing 60, but 6,932 at spacing 1: there, read the ticks from a subgraph.
 *
 * @param blockNumber the block at which the pool was read; ticks of another don't fit it
 */
export async function withTicks(
  client: PublicActions,
  pool: Pool,
  blockNumber: bigint,
): Promise<Pool> {
  const address = Pool.getAddress(pool.token0, pool.token1, pool.fee) as Address;
  const item = 'int24 tick, int128 liquidityNet, uint128 liquidityGross';
  const lens = parseAbi([
    `function getPopulatedTicksInWord(address, int16) view returns ((${item})[])`,
  ]);
  const lastWord = Math.floor(TickMath.MAX_TICK / pool.tickSpacing / 256);

  const ticks: Tick[] = [];
  for (let word = -lastWord - 1; word <= lastWord; word += 1) {
    const populated = await client.readContract({
      address: TICK_LENS,
      abi: lens,
      functionName: 'getPopulatedTicksInWord',
      args: [address, word],
      blockNumber,
    });
    ticks.push(
      ...populated.map(
        ({ tick, liquidityNet, liquidityGross }) =>
          new Tick({
            index: tick,
            liquidityNet: liquidityNet.toString(),
            liquidityGross: liquidityGross.toString(),
          }),
      ),
    );
  }
  // The provider requires ascending order, but within a word the lens returns descending.
  ticks.sort((a, b) => a.index - b.index);

  const { token0, token1, fee, sqrtRatioX96, liquidity, tickCurrent, tickSpacing } = pool;
  return new Pool(
    token0,
    token1,
    fee,
    sqrtRatioX96,
    liquidity,
    tickCurrent,
    new TickListDataProvider(ticks, tickSpacing),
  );
}
// #endregion ticks
