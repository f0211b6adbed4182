// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import managerArtifact from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/interfaces/IUniswapV3Pool.sol/IUniswapV3Pool.json';
import {
  NonfungiblePositionManager,
  Pool,
  PositionLibrary,
  TickLibrary,
} from '@uniswap/v3-sdk';
import { BigNumber, Contract, type providers, type Signer } from 'ethers';
import JSBI from 'jsbi';
import { POSITION_MANAGER } from './config.ts';
import { requirePool } from './position-pool.ts';
import { send } from './sending.ts';

/** `collect` treats this amount as no limit. */
export const MAX_UINT128 = BigNumber.from(2).pow(128).sub(1);

// #region fees-owed
/**
 * Returns the fees that a collect would pay now. It is only simulated, never sent.
 *
 * @throws if the position is not in the given pool
 */
export async function feesOwed(
  provider: providers.Provider,
  pool: Pool,
  tokenId: string,
): Promise<[CurrencyAmount<Token>, CurrencyAmount<Token>]> {
  const manager = new Contract(POSITION_MANAGER, managerArtifact.abi, provider);
  // The two amounts come without tokens, so the wrong pool would go unnoticed.
  requirePool(pool, await manager.positions(tokenId));
  const owner: string = await manager.ownerOf(tokenId);
  // positions().tokensOwed dates from the position's last change. collect updates it
  // first, and a simulated call may come from any address, even the owner's.
  const { amount0, amount1 } = await manager.callStatic.collect!(
    {
      tokenId,
      recipient: owner,
      amount0Max: MAX_UINT128,
      amount1Max: MAX_UINT128,
    },
    { from: owner },
  );
  return [
    CurrencyAmount.fromRawAmount(pool.token0, amount0.toString()),
    CurrencyAmount.fromRawAmount(pool.token1, amount1.toString()),
  ];
}
// #endregion fees-owed

// #region fee-growth
/**
 * Computes the owed fees from pool counters, at any block whose state the node has.
 *
 * @throws if the position is not in the given pool
 */
export async function feesFromGrowth(
  provider: providers.Provider,
  pool: Pool,
  tokenId: string,
  blockTag: number,
): Promise<[CurrencyAmount<Token>, CurrencyAmount<Token>]> {
  const { token0, token1, fee } = pool;
  const manager = new Contract(POSITION_MANAGER, managerArtifact.abi, provider);
  const address = Pool.getAddress(token0, token1, fee);
  const counters = new Contract(address, poolArtifact.abi, provider);
  // All at one block, because counters of different blocks cannot be combined.
  const at = { blockTag };
  const position = await manager.positions(tokenId, at);
  requirePool(pool, position);
  const { tickLower, tickUpper } = position;
  const [slot0, lower, upper, global0, global1] = await Promise.all([
    counters.slot0(at),
    counters.ticks(tickLower, at),
    counters.ticks(tickUpper, at),
    counters.feeGrowthGlobal0X128(at),
    counters.feeGrowthGlobal1X128(at),
  ]);
  const [inside0, inside1] = TickLibrary.getFeeGrowthInside(
    outsideOf(lower),
    outsideOf(upper),
    tickLower,
    tickUpper,
    slot0.tick,
    toJsbi(global0),
    toJsbi(global1),
  );
  const [new0, new1] = PositionLibrary.getTokensOwed(
    toJsbi(position.feeGrowthInside0LastX128),
    toJsbi(position.feeGrowthInside1LastX128),
    toJsbi(position.liquidity),
    inside0!,
    inside1!,
  );
  // Add the amounts that the last change recorded.
  return [
    CurrencyAmount.fromRawAmount(token0, JSBI.add(new0!, toJsbi(position.tokensOwed0))),
    CurrencyAmount.fromRawAmount(token1, JSBI.add(new1!, toJsbi(position.tokensOwed1))),
  ];
}

const toJsbi = (value: BigNumber) => JSBI.BigInt(value.toString());

const outsideOf = (tick: Record<string, BigNumber>) => ({
  feeGrowthOutside0X128: toJsbi(tick.feeGrowthOutside0X128!),
  feeGrowthOutside1X128: toJsbi(tick.feeGrowthOutside1X128!),
});
// #endregion fee-growth

// #region collect
/** Collects all fees of a position and pays them to the signer. */
export async function collectFees(
  signer: Signer,
  pool: Pool,
  tokenId: string,
): Promise<providers.TransactionReceipt> {
  const parameters = NonfungiblePositionManager.collectCallParameters({
    tokenId,
    // Not a limit: everything that is owed is collected.
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(pool.token0, 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(pool.token1, 0),
    recipient: await signer.getAddress(),
  });
  return send(signer, POSITION_MANAGER, parameters);
}
// #endregion collect
