// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { pool, seedPool, seedThinPool, trade } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, weth9 } = addresses;
const file = 'v3/pool-oracle.sol';

/** Half an hour, in seconds. */
const WINDOW = 1_800;

const oracleOf = (chain: TestChain, market: Contract, floor: BigNumber): Promise<Contract> =>
  chain.deploy(sampleContract(file, 'PoolOracle'), market.address, WINDOW, floor);

describeSample(file, (proves) => {
  const chain = useChain();
  let oracle: Contract;
  let usdcWeth: Contract;

  beforeEach(async () => {
    usdcWeth = await pool(chain.deployer, [usdc, weth9], 3000);
    const floor = ((await usdcWeth.liquidity()) as BigNumber).div(2);
    oracle = await oracleOf(chain, usdcWeth, floor);
  });

  const tick = async () => (await usdcWeth.slot0()).tick as number;

  /** Creates a history of twenty minutes at one price, then twenty minutes at another after a large trade. */
  const twoPrices = async () => {
    await (await oracle.grow(10)).wait();
    await trade(chain, usdc, weth9, 3000, units.usdc(1));
    const first = await tick();
    await chain.wait(1_200);
    await trade(chain, usdc, weth9, 3000, units.usdc(200_000));
    const second = await tick();
    await chain.wait(1_200);
    return { first, second };
  };

  proves(['setup'], 'reads the tokens of its pool, and keeps its window and floor', async () => {
    expect(await oracle.token0()).toBe(usdc);
    expect(await oracle.token1()).toBe(weth9);
    expect(await oracle.window()).toBe(WINDOW);
    const artifact = sampleContract(file, 'PoolOracle');
    await expect(chain.deploy(artifact, usdcWeth.address, 12, 1)).rejects.toThrow(
      'Window too short',
    );
    await expect(chain.deploy(artifact, usdcWeth.address, WINDOW, 0)).rejects.toThrow(
      'No floor for liquidity',
    );
  });

  proves(['grow'], 'makes room for observations', async () => {
    expect((await usdcWeth.slot0()).observationCardinalityNext).toBe(1);
    await (await oracle.grow(10)).wait();
    expect((await usdcWeth.slot0()).observationCardinalityNext).toBe(10);
  });

  proves(['grow'], 'is right that a pool writes once per second at most', async () => {
    await (await oracle.grow(10)).wait();
    await trade(chain, usdc, weth9, 3000, units.usdc(1));
    const before = (await usdcWeth.slot0()).observationIndex as number;
    // Two blocks with the same timestamp, as on chains with blocks of less than a second.
    await chain.provider.send('anvil_setBlockTimestampInterval', [0]);
    await trade(chain, usdc, weth9, 3000, units.usdc(5_000));
    const first = await chain.now();
    await trade(chain, usdc, weth9, 3000, units.usdc(5_000));
    expect(await chain.now()).toBe(first);
    await chain.provider.send('anvil_removeBlockTimestampInterval', []);
    expect((await usdcWeth.slot0()).observationIndex - before).toBeLessThanOrEqual(1);
  });

  proves(['mean-tick'], 'averages the tick over time, and rounds down', async () => {
    const { first, second } = await twoPrices();
    const mean = (await oracle.meanTick()) as number;
    expect(mean).toBeGreaterThan(Math.min(first, second));
    expect(mean).toBeLessThan(Math.max(first, second));
    expect(mean).toBeCloseTo((first * 600 + second * 1_200) / 1_800, -1);
  });

  proves(['mean-tick', 'quote'], 'reverts while the pool cannot answer its window', async () => {
    await (await oracle.grow(10)).wait();
    await trade(chain, usdc, weth9, 3000, units.usdc(1));
    expect(await revertCode(oracle, 'meanTick')).toBe('OLD');
    expect(await revertCode(oracle, 'quote', [weth9, 1])).toBe('OLD');
  });

  proves(['quote'], 'values 1 WETH9 in USDC and 2,000 USDC in WETH9', async () => {
    await chain.wait(WINDOW + 120);
    const inUsdc = (await oracle.quote(weth9, units.weth(1))) as BigNumber;
    const inWeth = (await oracle.quote(usdc, units.usdc(2_000))) as BigNumber;
    expect(Number(utils.formatUnits(inUsdc, 6))).toBeCloseTo(2_000, -1);
    expect(Number(utils.formatEther(inWeth))).toBeCloseTo(1, 2);
    expect(await revertCode(oracle, 'quote', [dai, 1])).toBe('Not a token of the pool');
  });

  proves(['longest-window'], 'says how far back the pool can answer', async () => {
    await twoPrices();
    const window = (await oracle.longestWindow()) as number;
    expect(window).toBeGreaterThanOrEqual(2_400);
  });
});

describe('who moves the price of a pool', () => {
  const chain = useChain();
  let careless: Contract;

  beforeEach(async () => {
    careless = await chain.deploy(testContract('careless-oracle.sol', 'CarelessOracle'));
  });

  it('for 12 seconds, sets the answer of an oracle whose caller chooses the window; ours moves by 4% at most', async () => {
    // 1 WETH9 costs 2,000 USDC, with liquidity over the full range.
    const amounts = [units.usdc(20_000), units.weth(10)] as const;
    const market = await seedPool(chain, [usdc, weth9], 10000, amounts);
    const floor = ((await market.liquidity()) as BigNumber).div(2);
    const oracle = await oracleOf(chain, market, floor);
    await (await oracle.grow(10)).wait();
    await trade(chain, usdc, weth9, 10000, units.usdc(1));
    await chain.wait(WINDOW);
    await trade(chain, usdc, weth9, 10000, units.usdc(180_000));
    await chain.wait(12);
    const answer = (amount: BigNumber) => Number(utils.formatUnits(amount, 6)) / 2_000;
    const one = units.weth(1);
    const wrong = (await careless.quote(market.address, weth9, usdc, one, 12)) as BigNumber;
    expect(answer(wrong)).toBeGreaterThan(90);
    const right = answer((await oracle.quote(weth9, one)) as BigNumber);
    expect(right).toBeGreaterThan(1);
    expect(right).toBeLessThan(1.04);
  });

  it('where there is no liquidity, gets a price for next to nothing; ours refuses', async () => {
    // 1 WETH9 costs 2,000 DAI, and the pool holds only 100 DAI.
    const price = [units.dai(2_000), units.weth(1)] as const;
    const held = { token: 0, amount: units.dai(100) } as const;
    const thin = await seedThinPool(chain, [dai, weth9], 10000, price, held);
    // The maximum liquidity of this pool, so an honest floor cannot exceed it.
    const oracle = await oracleOf(chain, thin, BigNumber.from(10).pow(15));
    await trade(chain, weth9, dai, 10000, units.weth('0.1'));
    await chain.wait(WINDOW);
    const wrong = (await careless.quote(thin.address, dai, weth9, 1_000, WINDOW)) as BigNumber;
    // 2,000 units of DAI are worth 1 unit of WETH9.
    expect(wrong.gt(BigNumber.from(10).pow(30))).toBe(true);
    expect(await revertCode(oracle, 'quote', [dai, 1_000])).toBe('Thin liquidity');
    expect(await revertCode(oracle, 'meanTick')).toBe('Thin liquidity');
  });
});
