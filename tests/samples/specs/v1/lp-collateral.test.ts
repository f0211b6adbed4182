// SPDX-License-Identifier: MIT
import { BigNumber, constants, type Contract, utils } from 'ethers';
import { expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { IN_TIME, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { hookedPair } from '../../chain/hooked-pair.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { dai, usdc, weth9, v2Router02 } = addresses;
const file = 'v1/lp-collateral.sol';
const page = pageText('contracts/v1/concepts/advanced-topics/attacks');

/** The window of the oracle sample: a day, in seconds. */
const WINDOW = 86_400;

/** The storage slot of a pair's lock: 1 while unlocked, 0 while locked. */
const LOCK_SLOT = 12;

const question = (signature: string) => utils.id(signature).slice(0, 10);
const inUsdc = (amount: BigNumber) => Number(utils.formatUnits(amount, 6));
const inWeth = (amount: BigNumber) => Number(utils.formatEther(amount));

/**
 * Deploys the careful and the careless valuation contract for a pair, with an oracle that has observed the pair for a
 * whole window.
 */
async function valuersOf(chain: TestChain, watched: Contract, unit: string) {
  const oracleOf = sampleContract('v1/fixed-window-oracle.sol', 'FixedWindowOracle');
  const oracle = await chain.deploy(oracleOf, watched.address);
  await chain.wait(WINDOW);
  await (await oracle.update()).wait();
  const artifact = sampleContract(file, 'LpCollateral');
  const careful = await chain.deploy(artifact, watched.address, oracle.address, unit);
  const double = testContract('careless-lp-collateral.sol', 'CarelessLpCollateral');
  return { careful, careless: await chain.deploy(double, careful.address) };
}

/** Deploys a lender that accepts a pair's LP tokens as collateral, and a thief who attacks it. */
async function open(
  chain: TestChain,
  market: Contract,
  lent: string,
  [valuer, method]: readonly [Contract, string],
) {
  const lender = await chain.deploy(
    testContract('lender.sol', 'Lender'),
    market.address,
    lent,
    valuer.address,
    question(`${method}(uint256)`),
  );
  const artifact = testContract('lp-thief.sol', 'LpThief');
  const thief = await chain.deploy(artifact, lender.address, market.address, v2Router02);
  return { lender, thief };
}

describeSample(file, (proves) => {
  const chain = useChain();

  proves(['setup', 'value'], 'says what the LP tokens stand for, in either token', async () => {
    const market = await pair(chain.deployer, usdc, weth9);
    const half = ((await market.totalSupply()) as BigNumber).div(2);
    const { careful } = await valuersOf(chain, market, usdc);
    // The pair holds 2,000,000 USDC and 1,000 WETH9 at 2,000 USDC.
    expect(inUsdc(await careful.lpValue(half))).toBeCloseTo(2_000_000, 0);
    const inOther = await valuersOf(chain, market, weth9);
    expect(inWeth(await inOther.careful.lpValue(half))).toBeCloseTo(1_000, 0);
    const args = [market.address, await careful.average(), dai];
    await expect(chain.deploy(sampleContract(file, 'LpCollateral'), ...args)).rejects.toThrow(
      'Not a token of the pair',
    );
  });

  proves(['value'], 'is moved by no swap, where the sum of the reserves is robbed', async () => {
    const market = await pair(chain.deployer, usdc, weth9);
    // The thief holds a tenth of the pair, worth 400,000 USDC. Another market has 20,000 WETH9 to borrow.
    const tenth = ((await market.totalSupply()) as BigNumber).div(10);
    const bank = await pair(chain.deployer, dai, weth9);
    const owner = await chain.deployer.getAddress();
    const [daiIn, wethIn] = [units.dai(40_000_000), units.weth(20_000)];
    await (
      await at('v2Router02', chain.deployer).addLiquidity(
        ...[dai, weth9, daiIn, wethIn, 0, 0, owner, IN_TIME],
      )
    ).wait();
    const { careful, careless } = await valuersOf(chain, market, usdc);
    const fair = (await careful.lpValue(tenth)) as BigNumber;

    const loanOf = async (valuer: readonly [Contract, string]) => {
      const snapshot: unknown = await chain.provider.send('evm_snapshot', []);
      const { lender, thief } = await open(chain, market, usdc, valuer);
      await fund(chain, lender.address, { usdc: units.usdc(10_000_000) });
      await (await market.transfer(thief.address, tenth)).wait();
      // More than enough for the thief to pay for the round trip.
      await fund(chain, thief.address, { weth: units.weth(200) });
      await (await thief.aroundSwap(bank.address, weth9, units.weth(9_000))).wait();
      const loan = await balanceOf(chain, usdc, thief.address);
      const cost = 200 - inWeth(await balanceOf(chain, weth9, thief.address));
      const worth = (await careful.lpValue(tenth)) as BigNumber;
      await chain.provider.send('evm_revert', [snapshot]);
      return { loan: inUsdc(loan), cost: cost * 2_000, worth: inUsdc(worth) };
    };

    expect(inUsdc(fair)).toBeCloseTo(400_000, 0);
    const robbed = await loanOf([careless, 'bySum']);
    expect(robbed.loan).toBeGreaterThan(1_600_000);
    expect(page).toContain('adds up the reserves pays out more than 1,600,000 USDC');
    expect(robbed.loan - robbed.cost).toBeGreaterThan(robbed.worth * 2);
    const kept = await loanOf([careful, 'lpValue']);
    expect(kept.loan).toBeGreaterThan(0);
    expect(kept.loan).toBeLessThan(kept.worth * 0.81);
  });

  proves(['unlocked'], 'lends nothing while the pair pays out, where others do', async () => {
    const { odd, market, supply } = await hookedPair(chain);
    const share = (percent: number) => supply.mul(percent).div(100);
    const { careful, careless } = await valuersOf(chain, market, weth9);

    /** Burns 85% of the pair's supply, and pledges 5% as soon as the first token is paid out. */
    const pledgedInside = async (valuer: readonly [Contract, string]) => {
      const snapshot: unknown = await chain.provider.send('evm_snapshot', []);
      const { lender, thief } = await open(chain, market, weth9, valuer);
      await fund(chain, lender.address, { weth: units.weth(2_000) });
      await (await market.transfer(thief.address, share(90))).wait();
      await (await odd.setHook(thief.address, question('received()'))).wait();
      await (await thief.insideBurn(share(85))).wait();
      const loan = 2_000 - inWeth(await balanceOf(chain, weth9, lender.address));
      const answer = (await thief.answer()) as string;
      await chain.provider.send('evm_revert', [snapshot]);
      return { loan, answer };
    };

    expect(inWeth(await careful.lpValue(share(5)))).toBeCloseTo(100, 5);
    for (const method of ['bySum', 'byProduct']) {
      // 5% of the pair is worth 100 WETH9. The supply has shrunk, but the reserves have not yet.
      const { loan } = await pledgedInside([careless, method]);
      expect(loan).toBeCloseTo((0.8 * 2_000 * 5) / 15, 0);
      expect(page).toContain(`pays out ${loan.toFixed(0)} WETH`);
    }
    const refused = await pledgedInside([careful, 'lpValue']);
    expect(refused).toEqual({ loan: 0, answer: 'Pair is in use' });
  });

  proves(['unlocked'], 'finds the lock however little gas it is given', async () => {
    const market = await pair(chain.deployer, usdc, weth9);
    const { careful } = await valuersOf(chain, market, usdc);
    const to = careful.address;
    const data = careful.interface.encodeFunctionData('lpValue', [units.weth(1)]);
    const answers = async () => {
      const all: string[] = [];
      for (let gas = 22_000; gas < 100_000; gas += 500) {
        const call = { to, data, gas: utils.hexValue(gas) };
        const answer = chain.provider.send('eth_call', [call, 'latest']) as Promise<string>;
        all.push(await answer.catch(() => 'reverted'));
      }
      return new Set(all);
    };
    const value = utils.hexZeroPad(await careful.lpValue(units.weth(1)), 32);
    expect(await answers()).toEqual(new Set(['reverted', value]));

    await chain.provider.send('anvil_setStorageAt', [
      market.address,
      utils.hexValue(LOCK_SLOT),
      constants.HashZero,
    ]);
    expect(await revertCode(market, 'sync', [])).toBe('UniswapV2: LOCKED');
    expect(await answers()).toEqual(new Set(['reverted']));
    expect(await revertCode(careful, 'lpValue', [1])).toBe('Pair is in use');
  });
});
