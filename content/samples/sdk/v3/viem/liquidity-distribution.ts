// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import { type FeeAmount, Pool, Position, TickMath } from '@uniswap/v3-sdk';
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  type PublicActions,
} from 'viem';
import { fetchPool } from './pool.ts';

/** A tick where the liquidity of a position begins or ends. */
export interface InitialisedTick {
  index: number;
  /** Added to the liquidity when the price rises through the tick. Not a token amount. */
  liquidityNet: bigint;
}

/** The tokens between two neighbouring initialised ticks. */
export interface PriceRange {
  tickLower: number;
  tickUpper: number;
  /** The same at every price in the range. */
  liquidity: bigint;
  /** Held for the prices above the current one. */
  amount0: CurrencyAmount<Token>;
  /** Held for the prices below the current one. */
  amount1: CurrencyAmount<Token>;
}

// #region calls
/** On Ethereum mainnet. The address differs on other chains. */
export const MULTICALL = '0x1F98415757620B543A52E61c46B32eB19261F984';

const CALL = 'address target, uint256 gasLimit, bytes callData';
const RESULT = 'bool success, uint256 gasUsed, bytes returnData';
const MULTICALL_ABI = parseAbi([
  `function multicall((${CALL})[]) returns (uint256, (${RESULT})[] returnData)`,
]);

/** Makes many calls to a pool, `pageSize` of them per request. */
export async function callPool(
  client: PublicActions,
  pool: Address,
  calls: readonly Hex[],
  blockNumber: bigint,
  pageSize: number,
): Promise<Hex[]> {
  const results: Hex[] = [];
  for (let start = 0; start < calls.length; start += pageSize) {
    const page = calls
      .slice(start, start + pageSize)
      .map((callData) => ({ target: pool, gasLimit: 50_000n, callData }));
    const { result } = await client.simulateContract({
      address: MULTICALL,
      abi: MULTICALL_ABI,
      functionName: 'multicall',
      args: [page],
      blockNumber,
    });
    for (const { success, returnData } of result[1]) {
      if (!success) throw new Error('A call of the pool reverts');
      results.push(returnData);
    }
  }
  return results;
}
// #endregion calls

// #region ticks
const POOL = parseAbi([
  'function tickBitmap(int16 word) view returns (uint256)',
  // ticks has eight values. The ABI may leave out the last ones.
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet)',
]);
const BITMAP = { abi: POOL, functionName: 'tickBitmap' } as const;
const TICK = { abi: POOL, functionName: 'ticks' } as const;

/**
 * Reads all initialised ticks of a pool at one block, in ascending order.
 *
 * @param blockNumber the block at which the pool was read
 * @param pageSize calls per request; nodes limit the gas of a call
 */
export async function readTicks(
  client: PublicActions,
  pool: Pool,
  blockNumber: bigint,
  pageSize = 500,
): Promise<InitialisedTick[]> {
  const { token0, token1, fee, tickSpacing } = pool;
  if (!tickSpacing) throw new Error(`The SDK has no tick spacing for the fee ${fee}`);
  const address = Pool.getAddress(token0, token1, fee) as Address;
  const read = (calls: readonly Hex[]) =>
    callPool(client, address, calls, blockNumber, pageSize);

  // A word of the bitmap has one bit for each of 256 multiples of the tick spacing.
  const lastWord = Math.floor(TickMath.MAX_TICK / tickSpacing / 256);
  const words = Array.from({ length: 2 * (lastWord + 1) }, (_, i) => i - lastWord - 1);
  const bitmaps = await read(
    words.map((word) => encodeFunctionData({ ...BITMAP, args: [word] })),
  );
  const indices = bitmaps.flatMap((data, i) => {
    const bitmap = decodeFunctionResult({ ...BITMAP, data });
    return Array.from({ length: 256 }, (_, bit) => bit)
      .filter((bit) => (bitmap >> BigInt(bit)) & 1n)
      .map((bit) => (words[i]! * 256 + bit) * tickSpacing);
  });
  const ticks = await read(
    indices.map((index) => encodeFunctionData({ ...TICK, args: [index] })),
  );
  return indices.map((index, i) => {
    const [, liquidityNet] = decodeFunctionResult({ ...TICK, data: ticks[i]! });
    return { index, liquidityNet };
  });
}
// #endregion ticks

/**
 * Returns the tokens between neighbouring initialised ticks, in ascending order.
 *
 * @param ticks all ticks of the pool, read at the same block as the pool
 */
export function priceRanges(pool: Pool, ticks: readonly InitialisedTick[]): PriceRange[] {
  // Constant liquidity holds the tokens of a single position with that liquidity.
  const between = (lower: InitialisedTick, upper: InitialisedTick, liquidity: bigint) => {
    const [tickLower, tickUpper] = [lower.index, upper.index];
    const of = { pool, tickLower, tickUpper, liquidity: liquidity.toString() };
    const { amount0, amount1 } = new Position(of);
    return { tickLower, tickUpper, liquidity, amount0, amount1 };
  };
  // Compare ticks, not prices: at a tick's exact price, the pool may be on either side.
  const above = ticks.filter(({ index }) => index > pool.tickCurrent);
  const below = ticks.filter(({ index }) => index <= pool.tickCurrent).reverse();
  const current = BigInt(pool.liquidity.toString());
  const ranges: PriceRange[] = [];

  // Going up from the current range, each tick adds its liquidityNet.
  let liquidity = current;
  above.forEach((upper, i) => {
    const lower = above[i - 1] ?? below[0];
    if (lower) ranges.push(between(lower, upper, liquidity));
    liquidity += upper.liquidityNet;
  });
  const beyondLast = liquidity;

  // Going down, each tick subtracts its liquidityNet.
  liquidity = current;
  below.forEach((upper, i) => {
    liquidity -= upper.liquidityNet;
    const lower = below[i + 1];
    if (lower) ranges.unshift(between(lower, upper, liquidity));
  });

  // A pool has no liquidity beyond its outermost ticks.
  if (beyondLast !== 0n || liquidity !== 0n) {
    throw new Error('The ticks do not fit the pool');
  }
  return ranges;
}

// #region distribution
/** The ranges of a pool, as of one block. */
export interface Distribution {
  block: bigint;
  pool: Pool;
  ranges: PriceRange[];
}

/**
 * Reads the tokens in each price range of a pool, all at the latest block.
 *
 * @param pageSize see `readTicks`
 */
export async function liquidityDistribution(
  client: PublicActions,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  pageSize?: number,
): Promise<Distribution> {
  // getBlockNumber would do, but its result can be a few seconds old.
  const { number: block } = await client.getBlock();
  const pool = await fetchPool(client, tokenA, tokenB, fee, block);
  const ticks = await readTicks(client, pool, block, pageSize);
  return { block, pool, ranges: priceRanges(pool, ticks) };
}
// #endregion distribution

// #region balances
/** Amounts of token0 and token1. */
export type Pair = [CurrencyAmount<Token>, CurrencyAmount<Token>];

/** Returns the total of all ranges, and the pool's balances with uncollected fees. */
export async function compareBalances(
  client: PublicActions,
  { block, pool, ranges }: Distribution,
): Promise<{ inRanges: Pair; balances: Pair }> {
  const { token0, token1, fee } = pool;
  const address = Pool.getAddress(token0, token1, fee) as Address;
  const balance = async (token: Token) => {
    const raw = await client.readContract({
      address: token.address as Address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
      blockNumber: block,
    });
    return CurrencyAmount.fromRawAmount(token, raw.toString());
  };
  const inRanges: Pair = [
    CurrencyAmount.fromRawAmount(token0, 0),
    CurrencyAmount.fromRawAmount(token1, 0),
  ];
  for (const { amount0, amount1 } of ranges) {
    inRanges[0] = inRanges[0].add(amount0);
    inRanges[1] = inRanges[1].add(amount1);
  }
  return { inRanges, balances: [await balance(token0), await balance(token1)] };
}
// #endregion balances
