// SPDX-License-Identifier: MIT
import type { BigNumber, Contract } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { pool, trade } from '../../chain/pools.ts';
import { units } from '../../chain/tokens.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { dai, usdc, weth9 } = addresses;
const WINDOW = 1_800;
const page = pageText('contracts/v3/guides/building-an-oracle');

/** Rows of the page's table: slots bought and their cost in gas. */
const costs = [...page.matchAll(/^\| ([\d,]+) slots +\| +([\d,]+) /gm)].map(([, slots, gas]) => ({
  slots: Number(slots?.replaceAll(',', '')),
  gas: Number(gas?.replaceAll(',', '')),
}));

describe('what the guide to oracles of v3 says of a pool', () => {
  const chain = useChain();
  const oracleOf = ({ address }: Contract) =>
    chain.deploy(sampleContract('v3/pool-oracle.sol', 'PoolOracle'), address, WINDOW, 1);

  it('has a table of what room costs', () => {
    expect(costs.length).toBeGreaterThanOrEqual(3);
  });

  it.each(costs)('asks $gas gas for room for $slots observations', async ({ slots, gas }) => {
    const market = await pool(chain.deployer, [usdc, weth9], 500);
    const { wait } = await market.increaseObservationCardinalityNext(slots, {
      gasLimit: 100_000_000,
    });
    const receipt = (await wait()) as { gasUsed: BigNumber };
    expect(Math.abs(receipt.gasUsed.toNumber() / gas - 1)).toBeLessThan(0.005);
  });

  it('reaches back as many blocks as the pool has slots, less one', async () => {
    const slots = 6;
    const market = await pool(chain.deployer, [usdc, weth9], 3000);
    await (await market.increaseObservationCardinalityNext(slots)).wait();
    await chain.provider.send('anvil_setBlockTimestampInterval', [12]);
    for (let block = 0; block < 2 * slots; block += 1)
      await trade(chain, usdc, weth9, 3000, units.usdc(100_000));
    await chain.provider.send('anvil_removeBlockTimestampInterval', []);
    const times = await Promise.all(
      Array.from(
        { length: slots },
        async (_, index) =>
          ((await market.observations(index)) as { blockTimestamp: number }).blockTimestamp,
      ),
    );
    const written = times.toSorted((one, other) => one - other);
    const between = (written[slots - 1]! - written[0]!) / (slots - 1);
    expect(written).toEqual(written.map((_, index) => written[0]! + index * between));
    // Call `observe` at the block of the last write.
    const at = { blockTag: await chain.provider.getBlockNumber() };
    const observe = (window: number) => market.callStatic.observe!([window, 0], at);
    await expect(observe((slots - 1) * between)).resolves.toBeDefined();
    await expect(observe((slots - 1) * between + 1)).rejects.toThrow('OLD');
  });

  it('fits as many slots into one transaction of mainnet as it says', async () => {
    const [, most] = /at most ([\d,]+) slots at a time/.exec(page) ?? [];
    const slots = Number(most?.replaceAll(',', ''));
    const market = await pool(chain.deployer, [usdc, weth9], 500);
    const gasLimit = 2 ** 24;
    await (await market.increaseObservationCardinalityNext(slots, { gasLimit })).wait();
    // The next batch starts where this one ended.
    await (await market.increaseObservationCardinalityNext(2 * slots, { gasLimit })).wait();
    expect((await market.slot0()).observationCardinalityNext).toBe(2 * slots);
  });

  it('rounds a mean below zero down, where Solidity would round it up', async () => {
    const market = await pool(chain.deployer, [dai, weth9], 3000);
    await (await market.increaseObservationCardinalityNext(10)).wait();
    await trade(chain, dai, weth9, 3000, units.dai(1));
    await chain.wait(1_000);
    await trade(chain, dai, weth9, 3000, units.dai(10_000));
    await chain.wait(1_003);
    const oracle = await oracleOf(market);
    const { tickCumulatives } = (await market.observe([WINDOW, 0])) as {
      tickCumulatives: BigNumber[];
    };
    const grown = tickCumulatives[1]!.toBigInt() - tickCumulatives[0]!.toBigInt();
    const rest = grown % BigInt(WINDOW);
    expect(grown).toBeLessThan(0n);
    expect(rest).toBeLessThan(0n);
    expect(await oracle.meanTick()).toBe(Number(grown / BigInt(WINDOW)) - 1);
  });

  it('answers both directions within a tick of each other’s inverse', async () => {
    const market = await pool(chain.deployer, [usdc, weth9], 3000);
    await chain.wait(WINDOW);
    const oracle = await oracleOf(market);
    const there = (await oracle.quote(usdc, units.usdc(1_000_000))) as BigNumber;
    const back = (await oracle.quote(weth9, there)) as BigNumber;
    const lost = units.usdc(1_000_000).sub(back);
    expect(lost.toNumber()).toBeGreaterThanOrEqual(0);
    // Each of the two quotes is rounded down to a whole base unit, so the round trip can lose one base unit of USDC.
    expect(lost.toNumber()).toBeLessThanOrEqual(1);
  });

  it('goes on answering the last price of a pool in which nobody trades any more', async () => {
    const market = await pool(chain.deployer, [usdc, weth9], 3000);
    const oracle = await oracleOf(market);
    await chain.wait(WINDOW);
    const answer = (await oracle.quote(weth9, units.weth(1))) as BigNumber;
    await chain.wait(30 * 24 * 3_600);
    expect(await oracle.quote(weth9, units.weth(1))).toEqual(answer);
  });
});
