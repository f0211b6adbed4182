// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { gasCost, IN_TIME, useChain } from '../../chain/context.ts';
import { revertCode } from '../../chain/reverts.ts';
import { at } from '../../chain/deploy.ts';
import { fund, token, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, swapRouter } = addresses;

describeSample('v3/single-swap.sol', (proves) => {
  const chain = useChain();
  let swap: Contract;

  beforeEach(async () => {
    swap = await chain.deploy(sampleContract('v3/single-swap.sol', 'SingleSwap'), swapRouter);
    await fund(chain, chain.traderAddress, { dai: units.dai(10_000) });
    await (await token(dai, chain.trader).approve(swap.address, units.dai(10_000))).wait();
  });

  const balance = (address: string, account = chain.traderAddress) =>
    token(address, chain.provider).balanceOf(account);

  const quote = (tokenIn: string, tokenOut: string, amount: unknown, exact: 'Input' | 'Output') =>
    at('quoter', chain.trader).callStatic[`quoteExact${exact}Single`]!(
      tokenIn,
      tokenOut,
      3000,
      amount,
      0,
    );

  proves(['setup'], 'trades through the router it was given, in the 0.3% pool', async () => {
    expect(await swap.router()).toBe(swapRouter);
    expect(await swap.POOL_FEE()).toBe(3000);
    expect(await swap.DAI()).toBe(dai);
    expect(await swap.WETH9()).toBe(weth9);
  });

  proves(['exact-input'], 'sells all of the input and pays what the quoter said', async () => {
    const expected = await quote(dai, weth9, units.dai(2_000), 'Input');
    // 1 WETH costs 2,000 DAI before the fee and the price impact.
    expect(Number(utils.formatEther(expected))).toBeCloseTo(0.996, 3);
    await (await swap.sellExactDai(units.dai(2_000), expected, IN_TIME)).wait();
    expect(await balance(dai)).toEqual(units.dai(8_000));
    expect(await balance(weth9)).toEqual(expected);
    expect(await balance(dai, swap.address)).toEqual(units.dai(0));
  });

  proves(['exact-input'], 'reverts when one wei less than the minimum would arrive', async () => {
    const expected = await quote(dai, weth9, units.dai(2_000), 'Input');
    const args = [units.dai(2_000), expected.add(1), IN_TIME];
    expect(await revertCode(swap, 'sellExactDai', args)).toBe('Too little received');
  });

  proves(['exact-input'], 'reverts when the pool runs out before all is sold', async () => {
    const all = units.dai(1).mul(BigNumber.from(10).pow(24));
    await fund(chain, chain.traderAddress, { dai: all });
    await (await token(dai, chain.trader).approve(swap.address, all)).wait();
    expect(await revertCode(swap, 'sellExactDai', [all, 1, IN_TIME])).toBe('Not all was sold');
  });

  proves(['exact-output'], 'buys exactly the output and returns the unspent input', async () => {
    const cost = await quote(dai, weth9, units.weth(1), 'Output');
    await (await swap.buyExactWeth(units.weth(1), units.dai(5_000), IN_TIME)).wait();
    expect(await balance(weth9)).toEqual(units.weth(1));
    expect(await balance(dai)).toEqual(units.dai(10_000).sub(cost));
    expect(await balance(dai, swap.address)).toEqual(units.dai(0));
    const left = await token(dai, chain.provider).allowance(swap.address, swapRouter);
    expect(left).toEqual(units.dai(0));
  });

  proves(['ether-in'], 'spends only the ether needed and leaves none in the router', async () => {
    const cost = await quote(weth9, dai, units.dai(2_000), 'Output');
    const before = await chain.provider.getBalance(chain.traderAddress);
    const value = units.weth(3);
    const { wait } = await swap.buyExactDaiWithEther(units.dai(2_000), IN_TIME, { value });
    const receipt = await wait();
    const after = await chain.provider.getBalance(chain.traderAddress);
    expect(await balance(dai)).toEqual(units.dai(12_000));
    expect(before.sub(after)).toEqual(cost.add(gasCost(receipt)));
    expect(await chain.provider.getBalance(swapRouter)).toEqual(units.weth(0));
    expect(await chain.provider.getBalance(swap.address)).toEqual(units.weth(0));
  });

  proves(['ether-in'], 'refuses ether from anyone but the router', async () => {
    const call = { from: chain.traderAddress, to: swap.address, value: '0x1' };
    await expect(chain.provider.send('eth_call', [call, 'latest'])).rejects.toThrow(
      'Not the router',
    );
  });
});
