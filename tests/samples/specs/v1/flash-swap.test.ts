// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { pair } from '../../chain/pools.ts';
import { revertOf } from '../../chain/reverts.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, weth9, v2Factory } = addresses;

describeSample('v1/flash-swap.sol', (proves) => {
  const chain = useChain();
  let flash: Contract;
  let daiWeth: Contract;

  beforeEach(async () => {
    const probe = testContract('flash-swap-probe.sol', 'FlashSwapProbe');
    flash = await chain.deploy(probe, v2Factory);
    daiWeth = await pair(chain.trader, dai, weth9);
  });

  for (const [name, token, other, amount] of [
    ['token0', dai, weth9, units.dai(1_000)],
    ['token1', weth9, dai, units.weth(1)],
  ] as const) {
    proves(
      ['setup', 'borrow', 'callback', 'repay', 'use'],
      `holds the loan of ${name}, then repays it with the exact fee`,
      async () => {
        const fee = amount.mul(1000).div(997).add(1).sub(amount);
        await fund(chain, flash.address, token === dai ? { dai: fee } : { weth: fee });
        const before = await balanceOf(chain, token, daiWeth.address);
        const receipt = await (await flash.borrow(token, other, amount)).wait();
        expect(await flash.held()).toEqual(amount.add(fee));
        expect(await flash.lent()).toEqual(amount);
        expect(await balanceOf(chain, token, daiWeth.address)).toEqual(before.add(fee));
        expect(await balanceOf(chain, token, flash.address)).toEqual(BigNumber.from(0));
        const repaid = receipt.events.find((event: { event?: string }) => event.event === 'Repaid');
        expect(repaid.args.fee).toEqual(fee);
        // About 0.3009% of the loan.
        expect(Number(fee.mul(1e7).div(amount))).toBe(30090);
      },
    );
  }

  proves(['borrow'], 'spends the fee for its owner alone', async () => {
    await fund(chain, flash.address, { dai: units.dai(10) });
    const data = flash.interface.encodeFunctionData('borrow', [dai, weth9, units.dai(1_000)]);
    const from = await chain.deployer.getAddress();
    const call = { to: flash.address, data };
    expect((await revertOf(chain.provider, { ...call, from })).code).toBe('Not the owner');
    expect(await chain.provider.call({ ...call, from: chain.traderAddress })).toBe('0x');
  });

  proves(['repay'], 'pays the least that the pair accepts', async () => {
    const amount = units.dai(1_000);
    const least = amount.mul(1000).div(997).add(1);
    const direct = (paid: BigNumber) => {
      const data = daiWeth.interface.encodeFunctionData('swap', [amount, 0, flash.address, '0x']);
      return { paid, data };
    };
    // Without data the pair makes no callback, but it applies the same rule to an input that is paid beforehand.
    const { data } = direct(least);
    await fund(chain, daiWeth.address, { dai: least.sub(1) });
    const call = { from: chain.traderAddress, to: daiWeth.address, data };
    expect((await revertOf(chain.provider, call)).code).toBe('UniswapV2: K');
    await fund(chain, daiWeth.address, { dai: 1 });
    expect(await chain.provider.call(call)).toBe('0x');
  });

  proves(['validate'], 'refuses strangers, and pairs that it did not ask', async () => {
    const data = utils.defaultAbiCoder.encode(['address', 'address'], [dai, weth9]);
    const callback = (sender: string) =>
      flash.interface.encodeFunctionData('uniswapV2Call', [sender, 1, 0, data]);
    const call = (from: string, sender: string) =>
      revertOf(chain.provider, { from, to: flash.address, data: callback(sender) });
    expect((await call(chain.traderAddress, flash.address)).code).toBe('Not the pair');
    expect((await call(daiWeth.address, chain.traderAddress)).code).toBe('Not asked for');
  });
});
