// SPDX-License-Identifier: MIT
import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import managerArtifact from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import multicallArtifact from '@uniswap/v3-periphery/artifacts/contracts/lens/UniswapInterfaceMulticall.sol/UniswapInterfaceMulticall.json';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/interfaces/IUniswapV3Pool.sol/IUniswapV3Pool.json';
import { Pool, Position, TICK_SPACINGS } from '@uniswap/v3-sdk';
import { BigNumber, Contract, type providers, utils } from 'ethers';
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
  token0: string;
  token1: string;
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
/** The ABI of the position manager, for encoding and decoding. */
export const MANAGER = new utils.Interface(managerArtifact.abi);

const MAX_UINT128 = BigNumber.from(2).pow(128).sub(1);

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
  provider: providers.Provider,
  from: string,
  calls: readonly string[],
  blockTag: number,
): Promise<(string | undefined)[]> {
  if (calls.length === 0) return [];
  const manager = new Contract(POSITION_MANAGER, MANAGER, provider);
  try {
    return await manager.callStatic.multicall!(calls, { from, blockTag });
  } catch {
    // ethers 5 reports an unreachable node as a revert. In that case, this call throws.
    await provider.getBlock(blockTag);
    if (calls.length === 1) return [undefined];
    const half = Math.ceil(calls.length / 2);
    return [
      ...(await callManager(provider, from, calls.slice(0, half), blockTag)),
      ...(await callManager(provider, from, calls.slice(half), blockTag)),
    ];
  }
}

/** Encodes a collect of everything a position is owed. Only simulated, never sent. */
export const collectOf = (tokenId: string, recipient: string): string =>
  MANAGER.encodeFunctionData('collect', [
    { tokenId, recipient, amount0Max: MAX_UINT128, amount1Max: MAX_UINT128 },
  ]);
// #endregion manager-calls

// #region read-pools
/** A position as the position manager returns it. */
export interface RawPosition {
  token0: string;
  token1: string;
  fee: number;
  tickLower: number;
  tickUpper: number;
  liquidity: BigNumber;
}

const POOL = new utils.Interface(poolArtifact.abi);
const ERC20 = new utils.Interface(['function decimals() view returns (uint8)']);

/** Reads positions' pools in one call: undefined for any the SDK can't represent. */
export async function readPools(
  provider: providers.Provider,
  chainId: number,
  positions: readonly RawPosition[],
  blockTag: number,
): Promise<(Pool | undefined)[]> {
  const multicall = new Contract(MULTICALL, multicallArtifact.abi, provider);
  const calls = positions.flatMap(({ token0, token1, fee }) => {
    // The pool's address does not depend on the decimals, so 18 will do for now.
    const [a, b] = [new Token(chainId, token0, 18), new Token(chainId, token1, 18)];
    const pool = Pool.getAddress(a, b, fee);
    return [
      { target: pool, callData: POOL.encodeFunctionData('slot0') },
      { target: pool, callData: POOL.encodeFunctionData('liquidity') },
      { target: token0, callData: ERC20.encodeFunctionData('decimals') },
      { target: token1, callData: ERC20.encodeFunctionData('decimals') },
    ];
  });
  // Enough for each call. A token that burns gas can't use up the gas of the others.
  const limited = calls.map((call) => ({ ...call, gasLimit: 200_000 }));
  const [, results] = await multicall.callStatic.multicall!(limited, { blockTag });
  return positions.map(({ token0, token1, fee }, index) => {
    try {
      const [slot0, liquidity, decimals0, decimals1] = [0, 1, 2, 3].map((offset) => {
        const { success, returnData } = results[4 * index + offset];
        if (!success) throw new Error('The call reverted');
        return returnData as string;
      });
      const { sqrtPriceX96, tick } = POOL.decodeFunctionResult('slot0', slot0!);
      const token = (address: string, data: string) =>
        new Token(chainId, address, ERC20.decodeFunctionResult('decimals', data)[0]);
      // The SDK has no tick spacing for tiers that governance added later.
      if (!(fee in TICK_SPACINGS)) return undefined;
      return new Pool(
        token(token0, decimals0!),
        token(token1, decimals1!),
        fee,
        sqrtPriceX96.toString(),
        POOL.decodeFunctionResult('liquidity', liquidity!)[0].toString(),
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
  provider: providers.Provider,
  owner: string,
  pageSize = 100,
): Promise<{ block: number; positions: OwnedPosition[] }> {
  const { chainId } = await provider.getNetwork();
  const { number: block } = await provider.getBlock('latest');
  const manager = new Contract(POSITION_MANAGER, MANAGER, provider);
  const count: BigNumber = await manager.balanceOf(owner, { blockTag: block });
  const positions: OwnedPosition[] = [];
  // Calls one function for each item. These calls revert only if the node is faulty.
  const read = async (name: string, items: readonly unknown[][]) => {
    const calls = items.map((item) => MANAGER.encodeFunctionData(name, item));
    return (await callManager(provider, owner, calls, block)).map((data) => {
      if (data === undefined) throw new Error(`${name} reverts`);
      return MANAGER.decodeFunctionResult(name, data);
    });
  };
  for (let start = 0; start < count.toNumber(); start += pageSize) {
    const length = Math.min(pageSize, count.toNumber() - start);
    const indices = Array.from({ length }, (_, index) => [owner, start + index]);
    const ids = (await read('tokenOfOwnerByIndex', indices)).map(String);
    const raw = (await read(
      'positions',
      ids.map((id) => [id]),
    )) as unknown as RawPosition[];
    const collects = ids.map((id) => collectOf(id, owner));
    const owed = await callManager(provider, owner, collects, block);
    const pools = await readPools(provider, chainId, raw, block);
    ids.forEach((tokenId, index) => {
      positions.push(describePosition(tokenId, raw[index]!, pools[index], owed[index]));
    });
  }
  return { block, positions };
}
// #endregion positions

// #region describe
/** Combines the available data on a position. */
export function describePosition(
  tokenId: string,
  { token0, token1, fee, tickLower, tickUpper, liquidity }: RawPosition,
  pool: Pool | undefined,
  owed: string | undefined,
): OwnedPosition {
  const about = { tokenId, token0, token1, fee, isClosed: liquidity.isZero() };
  if (!pool) return about;
  const position = new Position({
    pool,
    tickLower,
    tickUpper,
    liquidity: liquidity.toString(),
  });
  const amounts: Pair = [position.amount0, position.amount1];
  if (owed === undefined) return { ...about, amounts };
  const paid = MANAGER.decodeFunctionResult('collect', owed);
  const fees: Pair = [
    CurrencyAmount.fromRawAmount(pool.token0, paid.amount0.toString()),
    CurrencyAmount.fromRawAmount(pool.token1, paid.amount1.toString()),
  ];
  return { ...about, amounts, fees };
}
// #endregion describe
