// SPDX-License-Identifier: MIT
import { BigNumber, type Contract } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, weth9, v2Router02, v2Factory } = addresses;
const file = 'v1/liquidity.sol';

describeSample(file, (proves) => {
  const chain = useChain();
  let sample: Contract;

  beforeEach(async () => {
    sample = await chain.deploy(sampleContract(file, 'RouterLiquidity'), v2Router02);
    const amounts = { dai: units.dai(10_000), usdc: units.usdc(10_000), weth: units.weth(10) };
    await fund(chain, chain.traderAddress, amounts);
    await approveAll(chain.trader, sample.address, [dai, usdc, weth9]);
  });

  const balance = (address: string, account = chain.traderAddress) =>
    balanceOf(chain, address, account);

  const add = async () => {
    const args = [
      dai,
      weth9,
      units.dai(4_000),
      units.weth(3),
      units.dai(3_999),
      units.weth(1),
      IN_TIME,
    ];
    const liquidity = (await sample.callStatic.add!(...args)) as BigNumber;
    await (await sample.add(...args)).wait();
    return liquidity;
  };

  proves(['setup'], 'asks the router for its factory', async () => {
    expect(await sample.factory()).toBe(v2Factory);
  });

  proves(['add', 'tokens'], "adds at the pair's ratio and returns what is over", async () => {
    const daiWeth = await pair(chain.trader, dai, weth9);
    const liquidity = await add();
    expect(await daiWeth.balanceOf(chain.traderAddress)).toEqual(liquidity);
    expect(await balance(dai)).toEqual(units.dai(6_000));
    expect(await balance(weth9)).toEqual(units.weth(8));
    expect(await balance(weth9, sample.address)).toEqual(BigNumber.from(0));
  });

  proves(['add'], 'creates a pair that does not exist, at the price of the deposit', async () => {
    const args = [dai, usdc, units.dai(1_000), units.usdc(1_010), 0, 0, IN_TIME];
    await (await sample.add(...args)).wait();
    const created = await pair(chain.trader, dai, usdc);
    const [reserve0, reserve1] = await created.getReserves();
    expect([reserve0, reserve1]).toEqual([units.dai(1_000), units.usdc(1_010)]);
  });

  proves(['add'], 'reverts when the ratio has moved past the minimum', async () => {
    const args = [dai, weth9, units.dai(4_000), units.weth(3), 0, units.weth('2.1'), IN_TIME];
    expect(await revertCode(sample, 'add', args)).toBe('UniswapV2Router: INSUFFICIENT_B_AMOUNT');
  });

  proves(['remove', 'tokens'], 'burns the liquidity and pays both tokens out', async () => {
    const daiWeth = await pair(chain.trader, dai, weth9);
    const liquidity = await add();
    await (await daiWeth.approve(sample.address, liquidity)).wait();
    const minimums = [units.dai('3999.99'), units.weth('1.9999')];
    await (await sample.remove(dai, weth9, liquidity, ...minimums, IN_TIME)).wait();
    expect(await daiWeth.balanceOf(chain.traderAddress)).toEqual(BigNumber.from(0));
    const [daiLeft, wethLeft] = [await balance(dai), await balance(weth9)];
    expect(units.dai(10_000).sub(daiLeft).lt(1_000)).toBe(true);
    expect(units.weth(10).sub(wethLeft).lt(1_000)).toBe(true);
  });
});
