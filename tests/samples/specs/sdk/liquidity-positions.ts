// SPDX-License-Identifier: MIT
import type { CurrencyAmount, Token } from '@uniswap/sdk-core';
import type { FeeAmount } from '@uniswap/v3-sdk';
import type { BigNumber, BigNumberish } from 'ethers';
import { POSITION_MANAGER } from '../../../../content/samples/sdk/v3/config.ts';
import type { Distribution } from '../../../../content/samples/sdk/v3/liquidity-distribution.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { collectParams, decreaseParams, mintParams, mintPosition } from '../../chain/positions.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';

/** Amounts of token0 and token1, in base units. */
type Amounts = [bigint, bigint];

/** A position as the contracts store it, and what it would pay. */
interface Held {
  tickLower: number;
  tickUpper: number;
  liquidity: bigint;
  /** What removing all its liquidity would pay, without fees. */
  amounts: Amounts;
  /** The fees that a collect would pay. */
  fees: Amounts;
}

const amountsOf = ({ amount0, amount1 }: Record<'amount0' | 'amount1', BigNumber>): Amounts => [
  amount0.toBigInt(),
  amount1.toBigInt(),
];

/** Returns every position of a pool with its amounts and fees, read through simulated calls of the position manager. */
export async function positionsIn(
  chain: TestChain,
  [token0, token1]: readonly Token[],
  fee: FeeAmount,
): Promise<Held[]> {
  const manager = at('positionManager', chain.provider);
  const count = ((await manager.totalSupply()) as BigNumber).toNumber();
  const held: Held[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = (await manager.tokenByIndex(index)) as BigNumber;
    const position = await manager.positions(id);
    const { tickLower, tickUpper, liquidity } = position;
    const isHere =
      position.token0 === token0?.address &&
      position.token1 === token1?.address &&
      position.fee === fee;
    if (!isHere) continue;
    const from = (await manager.ownerOf(id)) as string;
    held.push({
      tickLower,
      tickUpper,
      liquidity: liquidity.toBigInt(),
      amounts: amountsOf(
        await manager.callStatic.decreaseLiquidity!(decreaseParams(id, liquidity), { from }),
      ),
      fees: amountsOf(await manager.callStatic.collect!(collectParams(id, from), { from })),
    });
  }
  return held;
}

export const sumOf = (amounts: readonly Amounts[]): Amounts =>
  amounts.reduce<Amounts>(([sum0, sum1], [next0, next1]) => [sum0 + next0, sum1 + next1], [0n, 0n]);

export const rawOf = (amount: CurrencyAmount<Token>): bigint => BigInt(amount.quotient.toString());

/** Returns the sum of the amounts in all ranges of a distribution. */
export const sumOfRanges = ({ ranges }: Distribution): Amounts =>
  sumOf(ranges.map(({ amount0, amount1 }) => [rawOf(amount0), rawOf(amount1)]));

/** Gives the trader tokens to mint positions with. */
export async function prepare(chain: TestChain, tokens: readonly Token[]): Promise<void> {
  await fund(chain, chain.traderAddress, {
    dai: units.dai(1_000_000),
    usdc: units.usdc(1_000_000),
    weth: units.weth(500),
  });
  const addresses = tokens.map(({ address }) => address);
  await approveAll(chain.trader, POSITION_MANAGER, addresses);
}

/** Mints a position for the trader between two ticks. */
export async function mintBetween(
  chain: TestChain,
  [token0, token1]: readonly [Token, Token],
  fee: FeeAmount,
  [tickLower, tickUpper]: readonly [number, number],
  amounts: readonly BigNumberish[],
): Promise<void> {
  const tokens = [token0.address, token1.address] as const;
  const range = { tickLower, tickUpper };
  await mintPosition(chain.trader, mintParams(tokens, fee, amounts, chain.traderAddress, range));
}
