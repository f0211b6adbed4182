// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, constants, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { pool, seedPool, trade } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, weth9, v3Factory } = addresses;
const file = 'v3/median-oracle.sol';
const FEES = [500, 3000, 10000] as const;
/** Half an hour, in seconds. */
const WINDOW = 1_800;
/** Two hours, in seconds. */
const SILENCE = 7_200;

/** Sets up three USDC/WETH9 pools at 2,000 USDC with oracle slots and history, and the sample that reads them. */
function useMarket() {
  const chain = useChain();
  const market = {
    chain,
    pools: [] as Contract[],
    oracle: undefined as unknown as Contract,
    averaging: undefined as unknown as Contract,
    feed: undefined as unknown as Contract,
  };

  beforeEach(async () => {
    await seedPool(chain, [usdc, weth9], 10000, [units.usdc(2_000_000), units.weth(1_000)]);
    market.pools = await Promise.all(FEES.map((fee) => pool(chain.deployer, [usdc, weth9], fee)));
    for (const [index, fee] of FEES.entries()) {
      await (await market.pools[index]!.increaseObservationCardinalityNext(50)).wait();
      await trade(chain, usdc, weth9, fee, units.usdc(200));
    }
    await chain.wait(WINDOW);
    market.oracle = await deployed();
    market.averaging = await chain.deploy(testContract('careless-oracle.sol', 'AveragingOracle'));
    market.feed = await chain.deploy(testContract('sequencer-feed.sol', 'SequencerFeed'));
  });

  /** Deploys the sample for the three pools. */
  const deployed = async (change: Partial<Record<string, unknown>> = {}, fees = [...FEES]) =>
    chain.deploy(sampleContract(file, 'MedianOracle'), v3Factory, usdc, weth9, fees, {
      window: WINDOW,
      longestSilence: SILENCE,
      leastLiquidity: ((await market.pools[0]!.liquidity()) as BigNumber).div(2),
      mostApart: 100,
      sequencer: constants.AddressZero,
      ...change,
    });

  /** Returns the sample's price of 1 WETH9 in USDC. */
  const ours = async () =>
    Number(utils.formatUnits((await market.oracle.quote(weth9, units.weth(1))) as BigNumber, 6));
  const average = async () => {
    const pools = market.pools.map(({ address }) => address);
    const args = [pools, weth9, usdc, units.weth(1), WINDOW];
    return Number(utils.formatUnits((await market.averaging.quote(...args)) as BigNumber, 6));
  };
  const refusal = () => revertCode(market.oracle, 'medianTick');
  return { market, chain, deployed, ours, average, refusal };
}

/** An input that moves WETH9 from 2,000 to more than 8,000 USDC in one pool. */
const push = units.usdc(2_100_000);

describeSample(file, (proves) => {
  const { market, chain, deployed, ours, refusal } = useMarket();

  proves(['setup'], 'finds its pools itself, and refuses what cannot work', async () => {
    expect(await market.oracle.pools(0)).toBe(market.pools[0]!.address);
    expect(await market.oracle.pools(2)).toBe(market.pools[2]!.address);
    for (const [change, fees, reason] of [
      [{}, [500, 3000], '3, 5, 7 pools'],
      [{}, [500, 3000, 3000], 'Twice'],
      [{}, [500, 3000, 100], 'No such pool'],
      [{ window: 60 }, [...FEES], 'Window too short'],
      [{ leastLiquidity: 0 }, [...FEES], 'No floor for liquidity'],
    ] as const) {
      await expect(deployed(change, [...fees] as never)).rejects.toThrow(reason);
    }
  });

  proves(['quote', 'median'], 'values both tokens, whose decimals differ', async () => {
    expect(await ours()).toBeCloseTo(2_000, -1);
    const inWeth = (await market.oracle.quote(usdc, units.usdc(2_000))) as BigNumber;
    expect(Number(utils.formatEther(inWeth))).toBeCloseTo(1, 2);
    expect(await revertCode(market.oracle, 'quote', [dai, 1])).toBe('Not a token of the pools');
  });

  proves(['median'], 'is the tick in the middle, also of two', async () => {
    const ticksOf = () =>
      Promise.all(
        market.pools.map(async (one) => (await market.oracle.tickOf(one.address)).tick as number),
      );
    for (const [index, amount] of [20_000, 60_000, 0].entries()) {
      if (amount) await trade(chain, usdc, weth9, FEES[index]!, units.usdc(amount));
    }
    await chain.wait(WINDOW);
    const ticks = await ticksOf();
    const [low, middle, high] = [...ticks].sort((a, b) => a - b) as [number, number, number];
    expect(high - low).toBeGreaterThan(500);
    expect(await market.oracle.medianTick()).toBe(middle);
    // One pool has no trades for too long. The other two are 200 ticks apart, more than the limit of 100.
    await chain.wait(SILENCE);
    for (const fee of [500, 10000]) await trade(chain, weth9, usdc, fee, units.weth('0.5'));
    expect(await refusal()).toBe('Pools disagree');
    market.oracle = await deployed({ mostApart: 1_000 });
    const [first, , third] = await ticksOf();
    expect(await market.oracle.medianTick()).toBe(Math.floor((first! + third!) / 2));
  });

  proves(['one-pool'], 'leaves out pools of too little history or liquidity', async () => {
    const usable = async (one: Contract) => (await market.oracle.tickOf(one.address)).usable;
    expect(await usable(market.pools[0]!)).toBe(true);
    const fresh = await seedPool(chain, [usdc, weth9], 100, [units.usdc(2e6), units.weth(1e3)]);
    expect(await usable(fresh)).toBe(false);
    const floor = ((await market.pools[0]!.liquidity()) as BigNumber).mul(2);
    market.oracle = await deployed({ leastLiquidity: floor });
    expect(await usable(market.pools[0]!)).toBe(false);
    expect(await refusal()).toBe('Too few pools');
  });

  proves(['one-pool'], 'leaves out pools that have been silent for too long', async () => {
    await chain.wait(SILENCE - WINDOW - 60);
    expect(await ours()).toBeCloseTo(2_000, -1);
    await chain.wait(120);
    expect(await refusal()).toBe('Too few pools');
  });

  proves(['sequencer'], 'waits one window after the sequencer is back', async () => {
    market.oracle = await deployed({ sequencer: market.feed.address });
    const now = await chain.now();
    await (await market.feed.set(1, now - 60)).wait();
    expect(await refusal()).toBe('Sequencer down');
    await (await market.feed.set(0, 0)).wait();
    expect(await refusal()).toBe('Sequencer unknown');
    await (await market.feed.set(0, now + 10)).wait();
    expect(await refusal()).toBe('Sequencer back too recently');
    await chain.wait(WINDOW - 60);
    expect(await refusal()).toBe('Sequencer back too recently');
    await chain.wait(120);
    expect(await ours()).toBeCloseTo(2_000, -1);
  });
});

describe('who moves a pool', () => {
  const { chain, ours, average, refusal } = useMarket();

  it('for the whole window, takes an average of three pools along; ours stays', async () => {
    await trade(chain, usdc, weth9, 500, push);
    await chain.wait(WINDOW);
    expect(await average()).toBeGreaterThan(3_100);
    expect(await ours()).toBeLessThan(2_010);
  });

  it('out of two that are left, finds ours refusing', async () => {
    await chain.wait(SILENCE);
    for (const fee of [500, 3000]) await trade(chain, usdc, weth9, fee, units.usdc(200));
    await trade(chain, usdc, weth9, 500, push);
    await chain.wait(WINDOW);
    expect(await refusal()).toBe('Pools disagree');
  });
});

describe('a sequencer that stood still for two hours', () => {
  const { market, chain, deployed, average, refusal } = useMarket();

  it('leaves yesterday’s price as the mean; ours refuses it', async () => {
    const patient = { longestSilence: 10 * SILENCE, sequencer: market.feed.address };
    market.oracle = await deployed(patient);
    await chain.wait(SILENCE);
    await (await market.feed.set(0, await chain.now())).wait();
    // Meanwhile the market price has risen by half, and traders move the price of these pools to the market's.
    for (const fee of FEES) await trade(chain, usdc, weth9, fee, units.usdc(450_000));
    const spot = (await market.pools[1]!.slot0()).tick as number;
    expect(1e12 / 1.0001 ** spot).toBeGreaterThan(2_950);
    expect(await average()).toBeLessThan(2_020);
    expect(await refusal()).toBe('Sequencer back too recently');
  });
});
