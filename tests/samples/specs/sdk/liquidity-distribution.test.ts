// SPDX-License-Identifier: MIT
import type { Token } from '@uniswap/sdk-core';
import { FeeAmount, Pool, TickMath } from '@uniswap/v3-sdk';
import type { BigNumberish } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { DAI, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import type { Distribution } from '../../../../content/samples/sdk/v3/liquidity-distribution.ts';
import { withTicks } from '../../../../content/samples/sdk/v3/pool-with-ticks.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { decreaseParams } from '../../chain/positions.ts';
import { pool as poolAt, seedThinPool, trade } from '../../chain/pools.ts';
import { units } from '../../chain/tokens.ts';
import { triesAll } from '../../toolchain/cases.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { ethersLiquidity, viemLiquidity } from './liquidity-clients.ts';
import {
  mintBetween,
  positionsIn,
  prepare,
  rawOf,
  sumOf,
  sumOfRanges,
} from './liquidity-positions.ts';

const PAIR = [USDC, WETH] as const;
const STABLE = [DAI, USDC] as const;
const { MEDIUM, LOWEST } = FeeAmount;

/** The tick just below 2,000 USDC per WETH, at a spacing of 60. */
const PRICE = 200_280;
const ratioAt = (tick: number) => TickMath.getSqrtRatioAtTick(tick).toString();

/**
 * Ticks of positions relative to the price: around it, on either side of it, and overlapping. The market's own position
 * covers the full range.
 */
const RANGES = [
  [-600, 600],
  [-1_200, 240],
  [600, 1_800],
  [1_200, 3_000],
  [-2_400, -1_200],
  [-3_000, -1_800],
] as const;

/** Returns the exact amounts in a range of constant liquidity, rounded down and computed without the SDK. */
const amountsBetween = (low: bigint, high: bigint, price: bigint, liquidity: bigint) => {
  const split = price < low ? low : price > high ? high : price;
  return [
    (liquidity * 2n ** 96n * (high - split)) / (high * split),
    (liquidity * (split - low)) / 2n ** 96n,
  ];
};

for (const [file, sample] of [
  ['sdk/v3/liquidity-distribution.ts', ethersLiquidity],
  ['sdk/v3/viem/liquidity-distribution.ts', viemLiquidity],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    // The viem file repeats the code that neither reads nor sends, but without regions of its own.
    const once = (region: string) => (sample === ethersLiquidity ? [region] : []);
    // The gate runs slow tests with only one client, because the two are otherwise the same.
    const takesLong = triesAll() || sample === viemLiquidity;
    const distribution = () => sample.distribution(chain, ...PAIR, MEDIUM);

    beforeEach(() => prepare(chain, [DAI, USDC, WETH]));

    const mintAll = async () => {
      for (const [lower, upper] of RANGES) {
        const ticks = [PRICE + lower, PRICE + upper] as const;
        await mintBetween(chain, PAIR, MEDIUM, ticks, [units.usdc(20_000), units.weth(10)]);
      }
    };
    const sell = (token: Token, amount: BigNumberish, limit?: string) => {
      const other = token === USDC ? WETH : USDC;
      return trade(chain, token.address, other.address, MEDIUM, amount, limit);
    };

    /**
     * Compares a distribution with all positions as the contracts report them.
     *
     * @param steps number of earlier swap steps; each may leave one base unit of its input in the pool
     */
    const agrees = async (
      found: Distribution,
      tokens: readonly [Token, Token],
      fee: FeeAmount,
      steps = 0,
    ) => {
      const { pool, ranges } = found;
      const held = await positionsIn(chain, tokens, fee);
      // Ranges are contiguous, and each has the total liquidity of the positions that cover it.
      const ticks = held.flatMap(({ tickLower, tickUpper }) => [tickLower, tickUpper]);
      const edges = [...new Set(ticks)].sort((a, b) => a - b);
      expect(ranges.map(({ tickLower }) => tickLower)).toEqual(edges.slice(0, -1));
      expect(ranges.map(({ tickUpper }) => tickUpper)).toEqual(edges.slice(1));
      const price = BigInt(pool.sqrtRatioX96.toString());
      for (const { tickLower, tickUpper, liquidity, amount0, amount1 } of ranges) {
        const over = held.filter((p) => p.tickLower <= tickLower && p.tickUpper >= tickUpper);
        expect(liquidity).toBe(over.reduce((sum, p) => sum + p.liquidity, 0n));
        const [low, high] = [BigInt(ratioAt(tickLower)), BigInt(ratioAt(tickUpper))];
        const exact = amountsBetween(low, high, price, liquidity);
        expect([rawOf(amount0), rawOf(amount1)]).toEqual(exact);
        expect([amount0.currency, amount1.currency]).toEqual(tokens);
      }
      const [inRanges, inPositions] = [sumOfRanges(found), sumOf(held.map((p) => p.amounts))];
      const fees = sumOf(held.map((p) => p.fees));
      const contract = await poolAt(chain.deployer, [tokens[0].address, tokens[1].address], fee);
      const protocol = (await contract.protocolFees()).map(BigInt) as [bigint, bigint];
      const compared = await sample.compareBalances(chain, found);
      expect(compared.inRanges.map(rawOf)).toEqual(inRanges);
      for (const token of [0, 1] as const) {
        // Both sums add up the same exact amounts, but one is rounded down per range and the other per position.
        const less = inPositions[token] - inRanges[token];
        expect(less).toBeGreaterThan(-BigInt(held.length));
        expect(less).toBeLessThan(BigInt(ranges.length));
        // Mints, fees and swap steps are rounded in favour of the pool.
        const balance = rawOf(compared.balances[token]);
        const rest = balance - fees[token] - protocol[token] - inRanges[token];
        expect(rest).toBeGreaterThanOrEqual(0n);
        expect(rest).toBeLessThanOrEqual(BigInt(ranges.length + 2 * held.length + 2 * steps));
      }
      return { held, fees, protocol };
    };

    proves(['calls'], 'names the multicall of the published deployments', () => {
      expect(sample.MULTICALL).toBe(addresses.multicall);
    });

    proves(['ticks'], 'finds the ticks that TickLens finds, in pages of any size', async () => {
      await mintAll();
      const { number: block } = await chain.provider.getBlock('latest');
      const pool = await fetchPool(chain.provider, ...PAIR, MEDIUM, block);
      const whole = await sample.readTicks(chain, pool, block);
      const { tickDataProvider } = await withTicks(chain.provider, pool, block);
      expect(whole).toHaveLength(12);
      for (const { index, liquidityNet } of whole) {
        const tick = await tickDataProvider.getTick(index);
        expect(liquidityNet.toString()).toBe(tick.liquidityNet.toString());
      }
      for (const size of [1, 7, 116]) {
        expect(await sample.readTicks(chain, pool, block, size)).toEqual(whole);
      }
    });

    proves(['ticks'], 'has no answer for a fee that the SDK has no spacing for', async () => {
      const fee = 2_500 as FeeAmount;
      const pool = new Pool(USDC, WETH, fee, ratioAt(PRICE), 0, PRICE);
      await expect(sample.readTicks(chain, pool, 1)).rejects.toThrow(
        'The SDK has no tick spacing for the fee 2500',
      );
    });

    proves(['calls'], 'needs smaller pages where a node limits the gas of a call', async () => {
      const { number: block } = await chain.provider.getBlock('latest');
      const pool = await fetchPool(chain.provider, ...PAIR, MEDIUM, block);
      const read = (pageSize: number) =>
        sample.readTicks(chain, pool, block, pageSize, (method, params, next) => {
          if (method === 'eth_call') Object.assign(params[0] as object, { gas: '0x80000' });
          return next();
        });
      await expect(read(116)).rejects.toThrow(/missing revert data|OutOfGas/);
      expect(await read(20)).toHaveLength(2);
    });

    proves(['calls'], 'refuses a pool that reverts', async () => {
      const pool = await fetchPool(chain.provider, ...PAIR, MEDIUM);
      const address = Pool.getAddress(...PAIR, MEDIUM);
      await chain.provider.send('anvil_setCode', [address, '0x60006000fd']);
      await chain.provider.send('evm_mine', []);
      const { number: block } = await chain.provider.getBlock('latest');
      const reading = sample.readTicks(chain, pool, block);
      await expect(reading).rejects.toThrow('A call of the pool reverts');
    });

    if (takesLong)
      proves(['distribution'], 'asks as often as its page says, at one block', async () => {
        for (const [tokens, fee, words] of [
          [PAIR, MEDIUM, 116],
          [PAIR, FeeAmount.LOW, 694],
          [STABLE, LOWEST, 6_932],
        ] as const) {
          const asked: unknown[] = [];
          const between = (method: string, params: unknown[], next: () => Promise<unknown>) => {
            if (method === 'eth_call') {
              const call = params[0] as { data: string; gas?: string };
              expect(call.data.length).toBeLessThanOrEqual(224_138);
              call.gas = '0x989680';
              asked.push(Number(params[1]));
            }
            return next();
          };
          const { block } = await sample.distribution(chain, ...tokens, fee, between);
          expect(new Set(asked)).toEqual(new Set([block]));
          expect(asked).toHaveLength(2 + Math.ceil(words / 500) + 1);
        }
      });

    proves(
      [...once('types'), ...once('ranges'), 'balances'],
      'gives the amounts that the positions hold',
      async () => {
        await mintAll();
        const found = await distribution();
        const { held, fees } = await agrees(found, PAIR, MEDIUM);
        expect(held).toHaveLength(7);
        expect(fees).toEqual([0n, 0n]);
        // Ranges above the price hold token0, ranges below it hold token1, and the range at the price holds both.
        const current = found.ranges.filter(
          ({ amount0, amount1 }) => amount0.greaterThan(0) && amount1.greaterThan(0),
        );
        expect(current).toHaveLength(1);
        expect(current[0]).toMatchObject({ tickLower: PRICE - 600, tickUpper: PRICE + 240 });
      },
    );

    proves(
      [...once('ranges'), 'balances'],
      'does so after swaps, less the fees that they pay',
      async () => {
        await mintAll();
        const first = await distribution();
        const atFirst = await sample.compareBalances(chain, first);
        // A quarter of the fees goes to the protocol, and half of a position is removed but not collected.
        const { deployer, trader } = chain;
        await (
          await (
            await poolAt(deployer, [USDC.address, WETH.address], MEDIUM)
          ).setFeeProtocol!(4, 4)
        ).wait();
        const manager = at('positionManager', trader);
        const id = await manager.tokenOfOwnerByIndex(chain.traderAddress, 0);
        const { liquidity } = await manager.positions(id);
        await (await manager.decreaseLiquidity(decreaseParams(id, liquidity.div(2)))).wait();
        await sell(WETH, units.weth(150));
        const up = await agrees(await distribution(), PAIR, MEDIUM, 10);
        await sell(USDC, units.usdc(600_000));
        const down = await agrees(await distribution(), PAIR, MEDIUM, 30);
        expect(up.protocol[1] > 0n && down.protocol[0] > 0n).toBe(true);
        expect(up.fees[1] > 0n && down.fees[0] > up.fees[0]).toBe(true);
        expect(await sample.compareBalances(chain, first)).toEqual(atFirst);
        const { inRanges, balances } = await sample.compareBalances(chain, await distribution());
        expect(balances[0].greaterThan(inRanges[0])).toBe(true);
        expect(balances[1].greaterThan(inRanges[1])).toBe(true);
      },
    );

    proves(
      [...once('ranges'), 'distribution'],
      'splits at the price where that is exactly a tick',
      async () => {
        await mintAll();
        // After a swap in either direction, the pool has crossed the tick at its current price.
        for (const [token, tick, slot0] of [
          [USDC, PRICE - 600, PRICE - 601],
          [WETH, PRICE + 600, PRICE + 600],
        ] as const) {
          await sell(token, token === USDC ? units.usdc(900_000) : units.weth(400), ratioAt(tick));
          const found = await distribution();
          expect(found.pool.sqrtRatioX96.toString()).toBe(ratioAt(tick));
          expect(found.pool.tickCurrent).toBe(slot0);
          await agrees(found, PAIR, MEDIUM, 20);
          const both = found.ranges.filter(
            (r) => r.amount0.greaterThan(0) && r.amount1.greaterThan(0),
          );
          expect(both).toEqual([]);
        }
      },
    );

    if (takesLong)
      proves(['distribution'], 'does so with 18 and 6 decimals, at the spacing of 1', async () => {
        const { tickCurrent } = await fetchPool(chain.provider, ...STABLE, LOWEST);
        for (const [lower, upper] of [
          [-3, 4],
          [-1, 1],
          [0, 1],
          [2, 3],
          [-300, 5],
          [-9, -7],
        ] as const) {
          const ticks = [tickCurrent + lower, tickCurrent + upper] as const;
          await mintBetween(chain, STABLE, LOWEST, ticks, [units.dai(5_000), units.usdc(5_000)]);
        }
        await trade(chain, DAI.address, USDC.address, LOWEST, units.dai(7_000));
        await trade(chain, USDC.address, DAI.address, LOWEST, units.usdc(2_500));
        const found = await sample.distribution(chain, ...STABLE, LOWEST);
        await agrees(found, STABLE, LOWEST, 20);
        const [total] = (await sample.compareBalances(chain, found)).inRanges;
        // In whole DAI, not in base units.
        expect(Number(total.toExact())).toBeGreaterThan(2_000_000);
        expect(Number(total.toExact())).toBeLessThan(2_100_000);
      });

    proves(
      [...once('ranges'), 'distribution'],
      'knows ranges on one side of the price only, and a hole around it',
      async () => {
        const tokens = [DAI, WETH] as const;
        const price = [units.weth(1), units.dai(2_000)] as const;
        const held = { token: 0, amount: units.dai(500) } as const;
        await seedThinPool(chain, [DAI.address, WETH.address], FeeAmount.HIGH, price, held);
        const above = await sample.distribution(chain, ...tokens, FeeAmount.HIGH);
        await agrees(above, tokens, FeeAmount.HIGH);
        expect(above.ranges.map(({ amount1 }) => amount1.toExact())).toEqual(['0']);
        const lowest = above.ranges[0]!.tickLower;
        const below = [lowest - 1_000, lowest - 600] as const;
        await mintBetween(chain, tokens, FeeAmount.HIGH, below, [0, units.weth(1)]);
        const around = await sample.distribution(chain, ...tokens, FeeAmount.HIGH);
        await agrees(around, tokens, FeeAmount.HIGH);
        expect(around.ranges.map(({ liquidity }) => liquidity > 0n)).toEqual([true, false, true]);
      },
    );

    proves(
      [...once('ranges'), 'distribution'],
      'refuses ticks of another block, and a list that is not whole',
      async () => {
        const { number: block } = await chain.provider.getBlock('latest');
        const before = await fetchPool(chain.provider, ...PAIR, MEDIUM, block);
        await mintAll();
        const { pool, block: later } = await distribution();
        const ticks = await sample.readTicks(chain, pool, later);
        expect(() => sample.priceRanges(before, ticks)).toThrow('The ticks do not fit the pool');
        // The two ticks of a new position away from the price cancel each other out.
        const away = [PRICE + 6_000, PRICE + 9_000] as const;
        await mintBetween(chain, PAIR, MEDIUM, away, [units.usdc(100), 0]);
        const newer = await distribution();
        const unnoticed = sample.priceRanges(
          pool,
          await sample.readTicks(chain, pool, newer.block),
        );
        expect(unnoticed).toHaveLength(newer.ranges.length);
        for (const missing of ticks.keys()) {
          const some = ticks.filter((_, index) => index !== missing);
          expect(() => sample.priceRanges(pool, some)).toThrow('The ticks do not fit the pool');
        }
      },
    );
  });
}

for (const main of [
  'sdk/v3/liquidity-distribution.main.ts',
  'sdk/v3/viem/liquidity-distribution.main.ts',
]) {
  describeSample(main, () => {
    describeMain(main, useChain());
  });
}
