// SPDX-License-Identifier: MIT
import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core';
import {
  NonfungiblePositionManager,
  nearestUsableTick,
  type Pool,
  Position,
} from '@uniswap/v3-sdk';
import {
  type Address,
  isAddressEqual,
  parseAbi,
  type PublicActions,
  toEventSelector,
  type TransactionReceipt,
} from 'viem';
import { allow } from './allowance.ts';
import { POSITION_MANAGER, type Wallet } from './config.ts';
import { send } from './sending.ts';

// #region approve
/** Approves the position manager for both tokens. */
export async function approvePositionManager(
  client: Wallet,
  amounts: readonly CurrencyAmount<Token>[],
): Promise<void> {
  for (const amount of amounts) await allow(client, POSITION_MANAGER, amount);
}
// #endregion approve

/**
 * Builds a position around the current price.
 *
 * @param width ticks on each side; 2,000 ticks are about 22% up and 18% down
 */
export function positionAround(
  pool: Pool,
  amount0: CurrencyAmount<Token>,
  amount1: CurrencyAmount<Token>,
  width: number,
): Position {
  const { tickCurrent, tickSpacing } = pool;
  return Position.fromAmounts({
    pool,
    // Ticks must be multiples of the spacing. Any other tick fails, here and on-chain.
    tickLower: nearestUsableTick(tickCurrent - width, tickSpacing),
    tickUpper: nearestUsableTick(tickCurrent + width, tickSpacing),
    amount0: amount0.quotient,
    amount1: amount1.quotient,
    useFullPrecision: true,
  });
}

// #region mint
/** Mints the position and returns its token id. */
export async function mint(
  client: Wallet,
  position: Position,
  deadline: number,
): Promise<string> {
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: client.account.address,
    slippageTolerance: new Percent(50, 10_000),
    deadline,
  });
  return tokenIdOf(await send(client, POSITION_MANAGER, parameters));
}
// #endregion mint

// #region token-id
/** Reads the new id from the events: a transaction returns no value to its sender. */
export function tokenIdOf({ logs }: TransactionReceipt): string {
  const event = 'IncreaseLiquidity(uint256,uint128,uint256,uint256)';
  const log = logs.find(
    ({ address, topics }) =>
      isAddressEqual(address, POSITION_MANAGER) && topics[0] === toEventSelector(event),
  );
  if (!log?.topics[1]) throw new Error('No position was minted');
  return BigInt(log.topics[1]).toString();
}
// #endregion token-id

// #region list
/** Returns the ids of all positions that an account owns. */
export async function positionsOf(
  client: PublicActions,
  owner: Address,
): Promise<string[]> {
  const manager = {
    address: POSITION_MANAGER,
    abi: parseAbi([
      'function balanceOf(address owner) view returns (uint256)',
      'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
    ]),
    // One block for all calls, because a transfer in between would change the indices.
    // getBlockNumber would do, but its result is cached for some seconds.
    blockNumber: (await client.getBlock()).number,
  } as const;
  const count = await client.readContract({
    ...manager,
    functionName: 'balanceOf',
    args: [owner],
  });
  const ids = Array.from({ length: Number(count) }, (_, index) =>
    client.readContract({
      ...manager,
      functionName: 'tokenOfOwnerByIndex',
      args: [owner, BigInt(index)],
    }),
  );
  return (await Promise.all(ids)).map(String);
}
// #endregion list
