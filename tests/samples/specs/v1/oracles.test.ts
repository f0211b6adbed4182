// SPDX-License-Identifier: MIT
import { type BigNumber, constants, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, v2Router02 } = addresses;
const day = 24 * 3600;
const asNumber = (wei: BigNumber) => Number(utils.formatEther(wei));

describeSample('v1/fixed-window-oracle.sol', (proves) => {
  const chain = useChain();
  let oracle: Contract;

  beforeEach(async () => {
    const daiWeth = await pair(chain.trader, dai, weth9);
    await chain.wait(60);
    const artifact = sampleContract('v1/fixed-window-oracle.sol', 'FixedWindowOracle');
    oracle = await chain.deploy(artifact, daiWeth.address);
  });

  proves(['setup'], 'starts with the cumulative prices of its pair', async () => {
    expect([await oracle.token0(), await oracle.token1()]).toEqual([dai, weth9]);
    expect(await oracle.WINDOW()).toBe(day);
    expect((await oracle.cumulative0()).gt(0)).toBe(true);
  });

  proves(['update', 'consult'], 'averages two prices over the day', async () => {
    const first = 2_000;
    await chain.wait(day / 2);
    const second = await sellDai(chain, 200_000);
    await chain.wait(day / 2);
    await (await oracle.update()).wait();
    const worth = asNumber(await oracle.consult(weth9, units.weth(1)));
    expect(worth / ((first + second) / 2)).toBeCloseTo(1, 3);
    const inverse = asNumber(await oracle.consult(dai, units.dai(2_000)));
    expect(inverse / ((2_000 / first + 2_000 / second) / 2)).toBeCloseTo(1, 3);
  });

  proves(['consult'], 'has no answer, rather than 0, before the first update', async () => {
    for (const args of [
      [weth9, units.weth(1)],
      [dai, units.dai(1)],
    ]) {
      const code = await revertCode(oracle, 'consult', args);
      expect(code).toBe('No window is over yet');
    }
  });

  proves(['update'], 'refuses to close a window early', async () => {
    await chain.wait(day - 600);
    expect(await revertCode(oracle, 'update', [])).toBe('The window is not over');
  });
});

describeSample('v1/sliding-window-oracle.sol', (proves) => {
  const chain = useChain();
  let oracle: Contract;
  const slots = 6;
  const slot = day / slots;

  beforeEach(async () => {
    const daiWeth = await pair(chain.trader, dai, weth9);
    const artifact = sampleContract('v1/sliding-window-oracle.sol', 'SlidingWindowOracle');
    oracle = await chain.deploy(artifact, daiWeth.address, day, slots);
  });

  /** Updates the oracle once per slot over a whole window. */
  const updateForAWindow = async () => {
    for (let i = 0; i < slots; i += 1) {
      await (await oracle.update()).wait();
      await chain.wait(slot + 1);
    }
  };

  proves(['setup'], 'divides the window into slots', async () => {
    expect(await oracle.slotLength()).toBe(slot);
    expect((await oracle.observations(slots - 1)).timestamp).toBe(0);
    await expect(oracle.observations(slots)).rejects.toThrow('reverted without a reason');
  });

  proves(['setup'], 'refuses so few slots that one second could make the average', async () => {
    const daiWeth = await pair(chain.trader, dai, weth9);
    const artifact = sampleContract('v1/sliding-window-oracle.sol', 'SlidingWindowOracle');
    const data = new utils.Interface(artifact.abi as never).encodeDeploy([daiWeth.address, day, 2]);
    const code = `${artifact.bytecode}${data.slice(2)}`;
    const call = chain.provider.send('eth_call', [{ data: code }, 'latest']);
    await expect(call).rejects.toThrow('Too few slots');
    expect(await (await chain.deploy(artifact, daiWeth.address, day, 3)).slotLength()).toBe(
      day / 3,
    );
  });

  proves(['update'], 'keeps one observation in a slot', async () => {
    await (await oracle.update()).wait();
    const index = (await oracle.slotOf(await chain.now())) as BigNumber;
    const { timestamp } = await oracle.observations(index);
    expect(timestamp).toBe(await chain.now());
    await chain.wait(10);
    await (await oracle.update()).wait();
    expect((await oracle.observations(index)).timestamp).toBe(timestamp);
  });

  proves(['consult'], 'averages over a window that moves on', async () => {
    await updateForAWindow();
    await (await oracle.update()).wait();
    expect(asNumber(await oracle.consult(weth9, units.weth(1)))).toBeCloseTo(2_000, 3);
    const second = await sellDai(chain, 200_000);
    const early = asNumber(await oracle.consult(weth9, units.weth(1)));
    expect(early).toBeLessThan(second - 10);
    await updateForAWindow();
    await (await oracle.update()).wait();
    expect(asNumber(await oracle.consult(weth9, units.weth(1))) / second).toBeCloseTo(1, 3);
  });

  proves(['consult'], 'refuses an amount whose worth would overflow', async () => {
    await updateForAWindow();
    const args = [weth9, constants.MaxUint256];
    expect(await revertCode(oracle, 'consult', args)).toBe('FixedPoint: MULTIPLICATION_OVERFLOW');
  });

  proves(['consult'], 'reverts for one slot after one update was missed', async () => {
    await chain.wait(slot - ((await chain.now()) % slot) + 60);
    await updateForAWindow();
    const answered: boolean[] = [];
    for (let i = 0; i < 2 * slots; i += 1) {
      if (i !== 1) await (await oracle.update()).wait();
      const answer = oracle.consult(weth9, units.weth(1)) as Promise<BigNumber>;
      const [{ status }] = await Promise.allSettled([answer]);
      answered.push(status === 'fulfilled');
      await chain.wait(slot + 1);
    }
    expect(answered.indexOf(false)).toBe(slots);
    expect(answered.lastIndexOf(false)).toBe(slots);
  });

  proves(['consult'], 'reverts rather than answer for a missed slot', async () => {
    await (await oracle.update()).wait();
    const args = [weth9, units.weth(1)];
    expect(await revertCode(oracle, 'consult', args)).toBe('An update was missed');
  });
});

/** Sells DAI to the pair, and returns the resulting price of 1 WETH9 in DAI. */
async function sellDai(chain: ReturnType<typeof useChain>, amount: number): Promise<number> {
  await approveAll(chain.deployer, v2Router02, [dai]);
  const owner = await chain.deployer.getAddress();
  const args = [units.dai(amount), 0, [dai, weth9], owner, constants.MaxUint256];
  await (await at('v2Router02', chain.deployer).swapExactTokensForTokens(...args)).wait();
  const [reserve0, reserve1] = await (await pair(chain.deployer, dai, weth9)).getReserves();
  return asNumber(reserve0) / asNumber(reserve1);
}
