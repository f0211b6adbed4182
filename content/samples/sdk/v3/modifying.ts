// SPDX-License-Identifier: MIT
import { CurrencyAmount, Percent } from '@uniswap/sdk-core';
import managerArtifact from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import { NonfungiblePositionManager, type Pool, Position } from '@uniswap/v3-sdk';
import { Contract, type providers, type Signer } from 'ethers';
import { POSITION_MANAGER } from './config.ts';
import { requirePool } from './position-pool.ts';
import { send } from './sending.ts';

// #region fetch-position
/**
 * Reads an existing position.
 *
 * @throws if it is not in the given pool
 */
export async function fetchPosition(
  provider: providers.Provider,
  pool: Pool,
  tokenId: string,
): Promise<Position> {
  const manager = new Contract(POSITION_MANAGER, managerArtifact.abi, provider);
  const { token0, token1, fee, liquidity, tickLower, tickUpper } =
    await manager.positions(tokenId);
  // At another pool's price, the minimum amounts of a removal would protect nothing.
  requirePool(pool, { token0, token1, fee });
  return new Position({ pool, tickLower, tickUpper, liquidity: liquidity.toString() });
}
// #endregion fetch-position

// #region increase
/**
 * Adds to a position. `addition` has the ticks of that position and the liquidity to add.
 */
export async function increase(
  signer: Signer,
  tokenId: string,
  addition: Position,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  // Given a tokenId, the SDK encodes increaseLiquidity; given a recipient, mint.
  const parameters = NonfungiblePositionManager.addCallParameters(addition, {
    tokenId,
    slippageTolerance: new Percent(50, 10_000),
    deadline,
  });
  return send(signer, POSITION_MANAGER, parameters);
}
// #endregion increase

// #region remove
/**
 * Removes a share of a position's liquidity and pays it out together with the fees.
 *
 * @param share of the liquidity; at 100%, the token is burned as well
 */
export async function remove(
  signer: Signer,
  tokenId: string,
  position: Position,
  share: Percent,
  deadline: number,
): Promise<providers.TransactionReceipt> {
  const { token0, token1 } = position.pool;
  // decreaseLiquidity and collect in one multicall: the first alone pays nothing out.
  const parameters = NonfungiblePositionManager.removeCallParameters(position, {
    tokenId,
    liquidityPercentage: share,
    slippageTolerance: new Percent(50, 10_000),
    deadline,
    burnToken: share.equalTo(1),
    collectOptions: {
      // Matters only for native ether: at least this much is then unwrapped.
      expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(token0, 0),
      expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(token1, 0),
      recipient: await signer.getAddress(),
    },
  });
  return send(signer, POSITION_MANAGER, parameters);
}
// #endregion remove
