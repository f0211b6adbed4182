// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { pool, trade, units } from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { usdc, weth9 } = addresses;
const file = 'v3/pool-oracle.sol';

describeSample(file, (proves) => {
  const chain = useChain();
  let oracle: Contract;
  let usdcWeth: Contract;

  beforeEach(async () => {
    usdcWeth = await pool(chain.deployer, [usdc, weth9], 3000);
    oracle = await chain.deploy(sampleContract(file, 'PoolOracle'), usdcWeth.address);
  });

  const tick = async () => (await usdcWeth.slot0()).tick as number;

  /** Ten minutes at the first price, then ten at a price moved by a large trade. */
  const twoPrices = async () => {
    await (await oracle.grow(10)).wait();
    await trade(chain, usdc, weth9, 3000, units.usdc(1));
    const first = await tick();
    await chain.wait(600);
    await trade(chain, usdc, weth9, 3000, units.usdc(200_000));
    const second = await tick();
    await chain.wait(600);
    return { first, second };
  };

  proves(['setup'], 'reads the tokens of its pool', async () => {
    expect(await oracle.token0()).toBe(usdc);
    expect(await oracle.token1()).toBe(weth9);
  });

  proves(['grow'], 'makes room for observations', async () => {
    expect((await usdcWeth.slot0()).observationCardinalityNext).toBe(1);
    await (await oracle.grow(10)).wait();
    expect((await usdcWeth.slot0()).observationCardinalityNext).toBe(10);
  });

  proves(['mean-tick'], 'averages the tick over time, and rounds down', async () => {
    const { first, second } = await twoPrices();
    expect(await oracle.meanTick(300)).toBe(second);
    const mean = (await oracle.meanTick(1_100)) as number;
    expect(mean).toBeGreaterThan(Math.min(first, second));
    expect(mean).toBeLessThan(Math.max(first, second));
    expect(mean).toBeCloseTo((first * 500 + second * 600) / 1_100, -1);
  });

  proves(['mean-tick'], 'reverts for a window that the pool cannot answer', async () => {
    expect((await revertOfMethod(oracle, 'meanTick', [3_000_000])).code).toBe('OLD');
  });

  proves(['quote'], 'values 1 WETH9 in USDC and 2,000 USDC in WETH9', async () => {
    await chain.wait(120);
    const inUsdc = (await oracle.quote(weth9, units.weth(1), 60)) as BigNumber;
    const inWeth = (await oracle.quote(usdc, units.usdc(2_000), 60)) as BigNumber;
    expect(Number(utils.formatUnits(inUsdc, 6))).toBeCloseTo(2_000, -1);
    expect(Number(utils.formatEther(inWeth))).toBeCloseTo(1, 2);
    expect((await revertOfMethod(oracle, 'quote', [weth9, 1, 0])).code).toBe('BP');
  });

  proves(['longest-window'], 'grows with the observations kept', async () => {
    await twoPrices();
    const window = (await oracle.longestWindow()) as number;
    expect(window).toBeGreaterThanOrEqual(1_200);
    expect(await oracle.meanTick(window)).toBeTypeOf('number');
    expect((await revertOfMethod(oracle, 'meanTick', [window + 5])).code).toBe('OLD');
  });
});
