// SPDX-License-Identifier: MIT
import { type CurrencyAmount, Percent, type Token } from '@uniswap/sdk-core';
import {
  NonfungiblePositionManager,
  nearestUsableTick,
  type Pool,
  Position,
} from '@uniswap/v3-sdk';
import { Contract, type providers, type Signer, utils } from 'ethers';
import { allow } from './allowance.ts';
import { POSITION_MANAGER } from './config.ts';
import { send } from './sending.ts';

// #region approve
/** Approves the position manager for both tokens. */
export async function approvePositionManager(
  signer: Signer,
  amounts: readonly CurrencyAmount<Token>[],
): Promise<void> {
  for (const amount of amounts) await allow(signer, POSITION_MANAGER, amount);
}
// #endregion approve

// #region position
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
// #endregion position

// #region mint
/** Mints the position and returns its token id. */
export async function mint(
  signer: Signer,
  position: Position,
  deadline: number,
): Promise<string> {
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: await signer.getAddress(),
    slippageTolerance: new Percent(50, 10_000),
    deadline,
  });
  return tokenIdOf(await send(signer, POSITION_MANAGER, parameters));
}
// #endregion mint

// #region token-id
/** Reads the new id from the events: a transaction returns no value to its sender. */
export function tokenIdOf({ logs }: providers.TransactionReceipt): string {
  const event = 'IncreaseLiquidity(uint256,uint128,uint256,uint256)';
  const log = logs.find(
    ({ address, topics }) =>
      address === POSITION_MANAGER && topics[0] === utils.id(event),
  );
  if (!log?.topics[1]) throw new Error('No position was minted');
  return BigInt(log.topics[1]).toString();
}
// #endregion token-id

// #region list
/** Returns the ids of all positions that an account owns. */
export async function positionsOf(
  provider: providers.Provider,
  owner: string,
): Promise<string[]> {
  const abi = [
    'function balanceOf(address owner) view returns (uint256)',
    'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
  ];
  const manager = new Contract(POSITION_MANAGER, abi, provider);
  // One block for all calls, because a transfer in between would change the indices.
  const { number: blockTag } = await provider.getBlock('latest');
  const count = (await manager.balanceOf(owner, { blockTag })).toNumber() as number;
  const ids = Array.from({ length: count }, (_, index) =>
    manager.tokenOfOwnerByIndex(owner, index, { blockTag }),
  );
  return (await Promise.all(ids)).map(String);
}
// #endregion list
