// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import multicallArtifact from '@uniswap/v3-periphery/artifacts/contracts/lens/UniswapInterfaceMulticall.sol/UniswapInterfaceMulticall.json';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/interfaces/IUniswapV3Pool.sol/IUniswapV3Pool.json';
import { type FeeAmount, Pool, Position, TickMath } from '@uniswap/v3-sdk';
import { Contract, type providers, utils } from 'ethers';
import { fetchPool } from './pool.ts';

// #region types
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
// #endregion types

// #region calls
/** On Ethereum mainnet. The address differs on other chains. */
export const MULTICALL = '0x1F98415757620B543A52E61c46B32eB19261F984';

const POOL = new utils.Interface(poolArtifact.abi);

/** Calls one function of a pool with many arguments, `pageSize` of them per request. */
export async function callPool(
  provider: providers.Provider,
  pool: string,
  name: 'tickBitmap' | 'ticks',
  args: readonly number[],
  blockTag: number,
  pageSize: number,
): Promise<utils.Result[]> {
  const multicall = new Contract(MULTICALL, multicallArtifact.abi, provider);
  const results: utils.Result[] = [];
  for (let start = 0; start < args.length; start += pageSize) {
    const calls = args.slice(start, start + pageSize).map((argument) => ({
      target: pool,
      gasLimit: 50_000,
      callData: POOL.encodeFunctionData(name, [argument]),
    }));
    const [, page] = await multicall.callStatic.multicall!(calls, { blockTag });
    for (const { success, returnData } of page) {
      if (!success) throw new Error('A call of the pool reverts');
      results.push(POOL.decodeFunctionResult(name, returnData));
    }
  }
  return results;
}
// #endregion calls

// #region ticks
/**
 * Reads all initialised ticks of a pool at one block, in ascending order.
 *
 * @param blockTag the block at which the pool was read
 * @param pageSize calls per request; nodes limit the gas of a call
 */
export async function readTicks(
  provider: providers.Provider,
  pool: Pool,
  blockTag: number,
  pageSize = 500,
): Promise<InitialisedTick[]> {
  const { token0, token1, fee, tickSpacing } = pool;
  if (!tickSpacing) throw new Error(`The SDK has no tick spacing for the fee ${fee}`);
  const address = Pool.getAddress(token0, token1, fee);
  const read = (name: 'tickBitmap' | 'ticks', args: readonly number[]) =>
    callPool(provider, address, name, args, blockTag, pageSize);

  // A word of the bitmap has one bit for each of 256 multiples of the tick spacing.
  const lastWord = Math.floor(TickMath.MAX_TICK / tickSpacing / 256);
  const words = Array.from({ length: 2 * (lastWord + 1) }, (_, i) => i - lastWord - 1);
  const bitmaps = await read('tickBitmap', words);
  const indices = bitmaps.flatMap(([bitmap], i) =>
    Array.from({ length: 256 }, (_, bit) => bit)
      .filter((bit) => (BigInt(bitmap) >> BigInt(bit)) & 1n)
      .map((bit) => (words[i]! * 256 + bit) * tickSpacing),
  );
  const ticks = await read('ticks', indices);
  return indices.map((index, i) => ({
    index,
    liquidityNet: BigInt(ticks[i]!.liquidityNet),
  }));
}
// #endregion ticks

// #region ranges
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
// #endregion ranges

// #region distribution
/** The ranges of a pool, as of one block. */
export interface Distribution {
  block: number;
  pool: Pool;
  ranges: PriceRange[];
}

/**
 * Reads the tokens in each price range of a pool, all at the latest block.
 *
 * @param pageSize see `readTicks`
 */
export async function liquidityDistribution(
  provider: providers.Provider,
  tokenA: Token,
  tokenB: Token,
  fee: FeeAmount,
  pageSize?: number,
): Promise<Distribution> {
  const { number: block } = await provider.getBlock('latest');
  const pool = await fetchPool(provider, tokenA, tokenB, fee, block);
  const ticks = await readTicks(provider, pool, block, pageSize);
  return { block, pool, ranges: priceRanges(pool, ticks) };
}
// #endregion distribution

// #region balances
/** Amounts of token0 and token1. */
export type Pair = [CurrencyAmount<Token>, CurrencyAmount<Token>];

/** Returns the total of all ranges, and the pool's balances with uncollected fees. */
export async function compareBalances(
  provider: providers.Provider,
  { block, pool, ranges }: Distribution,
): Promise<{ inRanges: Pair; balances: Pair }> {
  const { token0, token1, fee } = pool;
  const address = Pool.getAddress(token0, token1, fee);
  const abi = ['function balanceOf(address owner) view returns (uint256)'];
  const balance = async (token: Token) => {
    const contract = new Contract(token.address, abi, provider);
    const raw = await contract.balanceOf(address, { blockTag: block });
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
