// SPDX-License-Identifier: MIT
import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { Pool, Position, TICK_SPACINGS } from '@uniswap/v3-sdk';
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  type PublicActions,
} from 'viem';
import { POSITION_MANAGER } from './config.ts';

// #region types
/** On Ethereum mainnet. The address differs on other chains. */
export const MULTICALL = '0x1F98415757620B543A52E61c46B32eB19261F984';

/** Amounts of token0 and token1. */
export type Pair = [CurrencyAmount<Token>, CurrencyAmount<Token>];

/** A position as of one block. */
export interface OwnedPosition {
  tokenId: string;
  /** Addresses, because anyone can give a worthless token a well-known symbol. */
  token0: Address;
  token1: Address;
  fee: number;
  /** A closed position has no liquidity, but it may still be owed tokens. */
  isClosed: boolean;
  /** Undefined if the pool or a token does not respond as expected. */
  amounts?: Pair | undefined;
  /** Fees that a collect would pay. Also undefined if the collect would revert. */
  fees?: Pair | undefined;
}
// #endregion types

// #region manager-calls
const OF_POOL = 'uint96, address, address token0, address token1, uint24 fee';
const RANGE = 'int24 tickLower, int24 tickUpper, uint128 liquidity';
const OWED = 'uint256, uint256, uint128, uint128';
const PAID = 'uint256 amount0, uint256 amount1';
const MOST = 'uint128 amount0Max, uint128 amount1Max';

/** The ABI of the position manager, for encoding and decoding. */
export const MANAGER = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
  `function positions(uint256 tokenId) view returns (${OF_POOL}, ${RANGE}, ${OWED})`,
  `function collect((uint256 tokenId, address recipient, ${MOST})) returns (${PAID})`,
  'function multicall(bytes[] data) returns (bytes[])',
]);

const MAX_UINT128 = 2n ** 128n - 1n;

/**
 * Makes many calls to the position manager in one request, as the owner, at one block.
 *
 * Its own multicall preserves the caller, which `collect` requires. It fails as a whole,
 * so a failing batch is halved until the failing call is alone.
 *
 * @returns the result of each call, or undefined if it reverts
 * @throws if the node does not respond
 */
export async function callManager(
  client: PublicActions,
  from: Address,
  calls: readonly Hex[],
  blockNumber: bigint,
): Promise<(Hex | undefined)[]> {
  if (calls.length === 0) return [];
  try {
    const { result } = await client.simulateContract({
      address: POSITION_MANAGER,
      abi: MANAGER,
      functionName: 'multicall',
      args: [calls],
      account: from,
      blockNumber,
    });
    return [...result];
  } catch {
    // Nodes report a call that runs out of gas in different ways, so it is split as well.
    // An unreachable node must not pass for a revert. In that case, this call throws.
    await client.getBlock({ blockNumber });
    if (calls.length === 1) return [undefined];
    const half = Math.ceil(calls.length / 2);
    return [
      ...(await callManager(client, from, calls.slice(0, half), blockNumber)),
      ...(await callManager(client, from, calls.slice(half), blockNumber)),
    ];
  }
}

/** Encodes a collect of everything a position is owed. Only simulated, never sent. */
export const collectOf = (tokenId: string, recipient: Address): Hex =>
  encodeFunctionData({
    abi: MANAGER,
    functionName: 'collect',
    args: [
      {
        tokenId: BigInt(tokenId),
        recipient,
        amount0Max: MAX_UINT128,
        amount1Max: MAX_UINT128,
      },
    ],
  });
// #endregion manager-calls

// #region read-pools
/** A position as the position manager returns it. */
export interface RawPosition {
  token0: Address;
  token1: Address;
  fee: number;
  tickLower: number;
  tickUpper: number;
  liquidity: bigint;
}

const POOL = parseAbi([
  // slot0 has seven values. The ABI may leave out the last ones.
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
  'function liquidity() view returns (uint128)',
]);
const SLOT0 = { abi: POOL, functionName: 'slot0' } as const;
const LIQUIDITY = { abi: POOL, functionName: 'liquidity' } as const;
const DECIMALS = { abi: erc20Abi, functionName: 'decimals' } as const;

const CALL = 'address target, uint256 gasLimit, bytes callData';
const RESULT = 'bool success, uint256 gasUsed, bytes returnData';
const MULTICALL_ABI = parseAbi([
  `function multicall((${CALL})[]) returns (uint256, (${RESULT})[] returnData)`,
]);

/** Reads positions' pools in one call: undefined for any the SDK can't represent. */
export async function readPools(
  client: PublicActions,
  chainId: number,
  positions: readonly RawPosition[],
  blockNumber: bigint,
): Promise<(Pool | undefined)[]> {
  const calls = positions.flatMap(({ token0, token1, fee }) => {
    // The pool's address does not depend on the decimals, so 18 will do for now.
    const [a, b] = [new Token(chainId, token0, 18), new Token(chainId, token1, 18)];
    const pool = Pool.getAddress(a, b, fee) as Address;
    return [
      { target: pool, callData: encodeFunctionData(SLOT0) },
      { target: pool, callData: encodeFunctionData(LIQUIDITY) },
      { target: token0, callData: encodeFunctionData(DECIMALS) },
      { target: token1, callData: encodeFunctionData(DECIMALS) },
    ];
  });
  const { result } = await client.simulateContract({
    address: MULTICALL,
    abi: MULTICALL_ABI,
    functionName: 'multicall',
    // Enough for each call. A token that burns gas can't use up the gas of the others.
    args: [calls.map((call) => ({ ...call, gasLimit: 200_000n }))],
    blockNumber,
  });
  const [, results] = result;
  return positions.map(({ token0, token1, fee }, index) => {
    const answer = (offset: number) => {
      const { success, returnData } = results[4 * index + offset]!;
      if (!success) throw new Error('The call reverted');
      return returnData;
    };
    const token = (address: Address, data: Hex) =>
      new Token(chainId, address, decodeFunctionResult({ ...DECIMALS, data }));
    // The SDK has no tick spacing for tiers that governance added later.
    if (!(fee in TICK_SPACINGS)) return undefined;
    try {
      const [sqrtPriceX96, tick] = decodeFunctionResult({ ...SLOT0, data: answer(0) });
      const liquidity = decodeFunctionResult({ ...LIQUIDITY, data: answer(1) });
      return new Pool(
        token(token0, answer(2)),
        token(token1, answer(3)),
        fee,
        sqrtPriceX96.toString(),
        liquidity.toString(),
        tick,
      );
    } catch {
      return undefined;
    }
  });
}
// #endregion read-pools

// #region positions
/**
 * Reads all positions of an account, with amounts and fees owed, all at one block.
 *
 * @param pageSize calls per request; nodes limit the gas of a call
 */
export async function positionsWithFees(
  client: PublicActions,
  owner: Address,
  pageSize = 100,
): Promise<{ block: bigint; positions: OwnedPosition[] }> {
  const chainId = await client.getChainId();
  // getBlockNumber would do, but its result is cached for some seconds.
  const { number: block } = await client.getBlock();
  const count = await client.readContract({
    address: POSITION_MANAGER,
    abi: MANAGER,
    functionName: 'balanceOf',
    args: [owner],
    blockNumber: block,
  });
  const positions: OwnedPosition[] = [];
  // Calls one function for each item. These calls revert only if the node is faulty.
  const read = async (name: string, calls: readonly Hex[]) =>
    (await callManager(client, owner, calls, block)).map((data) => {
      if (data === undefined) throw new Error(`${name} reverts`);
      return data;
    });
  const idAt = { abi: MANAGER, functionName: 'tokenOfOwnerByIndex' } as const;
  const about = { abi: MANAGER, functionName: 'positions' } as const;
  for (let start = 0; start < Number(count); start += pageSize) {
    const length = Math.min(pageSize, Number(count) - start);
    const indices = Array.from({ length }, (_, index) =>
      encodeFunctionData({ ...idAt, args: [owner, BigInt(start + index)] }),
    );
    const ids = (await read('tokenOfOwnerByIndex', indices)).map((data) =>
      decodeFunctionResult({ ...idAt, data }),
    );
    const asked = ids.map((id) => encodeFunctionData({ ...about, args: [id] }));
    const raw = (await read('positions', asked)).map(rawPositionOf);
    const collects = ids.map((id) => collectOf(id.toString(), owner));
    const owed = await callManager(client, owner, collects, block);
    const pools = await readPools(client, chainId, raw, block);
    ids.forEach((id, index) => {
      const [pool, paid] = [pools[index], owed[index]];
      positions.push(describePosition(id.toString(), raw[index]!, pool, paid));
    });
  }
  return { block, positions };
}

/** Names the values of `positions(tokenId)`, because viem returns a list. */
export function rawPositionOf(data: Hex): RawPosition {
  const about = { abi: MANAGER, functionName: 'positions' } as const;
  const [, , token0, token1, fee, ...range] = decodeFunctionResult({ ...about, data });
  const [tickLower, tickUpper, liquidity] = range;
  return { token0, token1, fee, tickLower, tickUpper, liquidity };
}
// #endregion positions

// #region describe
/** Combines the available data on a position. */
export function describePosition(
  tokenId: string,
  { token0, token1, fee, tickLower, tickUpper, liquidity }: RawPosition,
  pool: Pool | undefined,
  owed: Hex | undefined,
): OwnedPosition {
  const about = { tokenId, token0, token1, fee, isClosed: liquidity === 0n };
  if (!pool) return about;
  const position = new Position({
    pool,
    tickLower,
    tickUpper,
    liquidity: liquidity.toString(),
  });
  const amounts: Pair = [position.amount0, position.amount1];
  if (owed === undefined) return { ...about, amounts };
  const [amount0, amount1] = decodeFunctionResult({
    abi: MANAGER,
    functionName: 'collect',
    data: owed,
  });
  const fees: Pair = [
    CurrencyAmount.fromRawAmount(pool.token0, amount0.toString()),
    CurrencyAmount.fromRawAmount(pool.token1, amount1.toString()),
  ];
  return { ...about, amounts, fees };
}
// #endregion describe
