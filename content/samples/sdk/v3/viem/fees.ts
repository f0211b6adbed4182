// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import {
  NonfungiblePositionManager,
  Pool,
  PositionLibrary,
  TickLibrary,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {
  type Address,
  parseAbi,
  type PublicActions,
  type TransactionReceipt,
} from 'viem';
import { POSITION_MANAGER, type Wallet } from './config.ts';
import { readPosition, requirePool } from './position-pool.ts';
import { send } from './sending.ts';

/** `collect` treats this amount as no limit. */
export const MAX_UINT128 = 2n ** 128n - 1n;

// #region fees-owed
/**
 * Returns the fees that a collect would pay now. It is only simulated, never sent.
 *
 * @throws if the position is not in the given pool
 */
export async function feesOwed(
  client: PublicActions,
  pool: Pool,
  tokenId: string,
): Promise<[CurrencyAmount<Token>, CurrencyAmount<Token>]> {
  // The two amounts come without tokens, so the wrong pool would go unnoticed.
  requirePool(pool, await readPosition(client, tokenId));
  const id = 'uint256 tokenId, address recipient';
  const max = 'uint128 amount0Max, uint128 amount1Max';
  const manager = {
    address: POSITION_MANAGER,
    abi: parseAbi([
      'function ownerOf(uint256 tokenId) view returns (address)',
      `function collect((${id}, ${max})) returns (uint256, uint256)`,
    ]),
  } as const;
  const nft = BigInt(tokenId);
  const owner = await client.readContract({
    ...manager,
    functionName: 'ownerOf',
    args: [nft],
  });
  // positions().tokensOwed dates from the position's last change. collect updates it
  // first, and a simulated call may come from any address, even the owner's.
  const { result } = await client.simulateContract({
    ...manager,
    functionName: 'collect',
    args: [
      {
        tokenId: nft,
        recipient: owner,
        amount0Max: MAX_UINT128,
        amount1Max: MAX_UINT128,
      },
    ],
    account: owner,
  });
  return [
    CurrencyAmount.fromRawAmount(pool.token0, result[0].toString()),
    CurrencyAmount.fromRawAmount(pool.token1, result[1].toString()),
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
  client: PublicActions,
  pool: Pool,
  tokenId: string,
  blockNumber: bigint,
): Promise<[CurrencyAmount<Token>, CurrencyAmount<Token>]> {
  const { token0, token1, fee } = pool;
  const counters = {
    address: Pool.getAddress(token0, token1, fee) as Address,
    // The ABI may leave out the last values of slot0 and ticks.
    abi: parseAbi([
      'function slot0() view returns (uint160 sqrtPriceX96, int24 tick)',
      'function ticks(int24) view returns (uint128, int128, uint256 out0, uint256 out1)',
      'function feeGrowthGlobal0X128() view returns (uint256)',
      'function feeGrowthGlobal1X128() view returns (uint256)',
    ]),
    // All at one block, because counters of different blocks cannot be combined.
    blockNumber,
  };
  const position = await readPosition(client, tokenId, blockNumber);
  requirePool(pool, position);
  const { tickLower, tickUpper } = position;
  const readTick = (tick: number) =>
    client.readContract({ ...counters, functionName: 'ticks', args: [tick] });
  const [[, tick], lower, upper, global0, global1] = await Promise.all([
    client.readContract({ ...counters, functionName: 'slot0' }),
    readTick(tickLower),
    readTick(tickUpper),
    client.readContract({ ...counters, functionName: 'feeGrowthGlobal0X128' }),
    client.readContract({ ...counters, functionName: 'feeGrowthGlobal1X128' }),
  ]);
  const [inside0, inside1] = TickLibrary.getFeeGrowthInside(
    outsideOf(lower),
    outsideOf(upper),
    tickLower,
    tickUpper,
    tick,
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

const toJsbi = (value: bigint) => JSBI.BigInt(value.toString());

type TickValues = readonly [bigint, bigint, bigint, bigint];
const outsideOf = ([, , growth0, growth1]: TickValues) => ({
  feeGrowthOutside0X128: toJsbi(growth0),
  feeGrowthOutside1X128: toJsbi(growth1),
});
// #endregion fee-growth

// #region collect
/** Collects all fees of a position and pays them to the signer. */
export async function collectFees(
  client: Wallet,
  pool: Pool,
  tokenId: string,
): Promise<TransactionReceipt> {
  const parameters = NonfungiblePositionManager.collectCallParameters({
    tokenId,
    // Not a limit: everything that is owed is collected.
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(pool.token0, 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(pool.token1, 0),
    recipient: client.account.address,
  });
  return send(client, POSITION_MANAGER, parameters);
}
// #endregion collect
