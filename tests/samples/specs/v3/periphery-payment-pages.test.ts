// SPDX-License-Identifier: MIT
import { BigNumber, constants } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { at } from '../../chain/deploy.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { late, stranger, usePeriphery, zero } from './periphery-calls.ts';

const { dai, usdc, weth9, swapRouter, v3Migrator } = addresses;

describe('what the reference pages of the periphery say', () => {
  const { chain, router, manager, single, etherOf, position } = usePeriphery();

  describe('PeripheryPayments', () => {
    it('pays in WETH9 when one wei of ether is missing, and leaves the ether to the next caller', async () => {
      await approveAll(chain.trader, swapRouter, [weth9]);
      const value = units.weth(1).sub(1);
      await (await router().exactInputSingle(single(), { value })).wait();
      expect(await balanceOf(chain, weth9, chain.traderAddress)).toEqual(units.weth(9));
      expect(await etherOf(swapRouter)).toEqual(value);
      const before = await etherOf(await chain.deployer.getAddress());
      await (await at('swapRouter', chain.deployer).refundETH()).wait();
      expect(await etherOf(swapRouter)).toEqual(constants.Zero);
      expect((await etherOf(await chain.deployer.getAddress())).gt(before)).toBe(true);
    });

    it('leaves ether behind after an exact output, and none after an exact input', async () => {
      const value = units.weth(1);
      await (await router().exactInputSingle(single(), { value })).wait();
      expect(await etherOf(swapRouter)).toEqual(constants.Zero);
      await (await router().exactOutputSingle(single(), { value })).wait();
      expect((await etherOf(swapRouter)).gt(0)).toBe(true);
    });

    it('turns the output of a swap into ether, in one multicall', async () => {
      await approveAll(chain.trader, swapRouter, [dai]);
      const swap = { tokenIn: dai, tokenOut: weth9, amountIn: units.dai(2_000) };
      const sell = single({ ...swap, recipient: zero });
      const calls = [
        router().interface.encodeFunctionData('exactInputSingle', [sell]),
        router().interface.encodeFunctionData('unwrapWETH9', [units.weth('0.9'), stranger]),
      ];
      await (await router().multicall(calls)).wait();
      expect((await etherOf(stranger)).gt(units.weth('0.9'))).toBe(true);
    });
  });

  describe('PeripheryPaymentsWithFee', () => {
    it.each([
      [1_000_000, 100, 10_000],
      [1_000_000, 15, 1_500],
      [999, 10, 0],
    ])('splits %i at %i basis points', async (amount, bips, fee) => {
      await fund(chain, swapRouter, { dai: amount });
      const before = await balanceOf(chain, dai, chain.traderAddress);
      const args = [dai, 0, chain.traderAddress, bips, stranger];
      await (await router().sweepTokenWithFee(...args)).wait();
      expect(await balanceOf(chain, dai, stranger)).toEqual(BigNumber.from(fee));
      const received = (await balanceOf(chain, dai, chain.traderAddress)).sub(before);
      expect(received).toEqual(BigNumber.from(amount - fee));
    });

    it.each([0, 101])('refuses %i basis points without a reason', async (bips) => {
      const args = [dai, 0, chain.traderAddress, bips, stranger];
      expect(await revertCode(router(), 'sweepTokenWithFee', args)).toBe('');
    });
  });

  describe('Multicall and SelfPermit', () => {
    it('refuses migrate together with ether, or for other tokens, and else refunds the rest', async () => {
      const lp = await pair(chain.deployer, dai, weth9);
      await (await lp.connect(chain.deployer).transfer(chain.traderAddress, units.weth(1))).wait();
      await (await lp.connect(chain.trader).approve(v3Migrator, late)).wait();
      const migrator = at('v3Migrator', chain.trader);
      const { amount0Desired: _, amount1Desired: __, ...range } = position();
      const params = {
        ...range,
        pair: lp.address,
        liquidityToMigrate: units.weth(1),
        percentageToMigrate: 50,
        refundAsETH: false,
      };
      const calls = [migrator.interface.encodeFunctionData('migrate', [params])];
      expect(await revertCode(migrator, 'multicall', [calls], { value: '0x1' })).toBe('');

      const wrong = { ...params, token0: usdc };
      expect(await revertCode(migrator, 'migrate', [wrong])).toBe('STF');

      const before = await balanceOf(chain, dai, chain.traderAddress);
      const { logs } = await (await migrator.multicall(calls)).wait();
      const back = (await balanceOf(chain, dai, chain.traderAddress)).sub(before);
      expect(back.gt(0)).toBe(true);
      expect(await lp.balanceOf!(chain.traderAddress)).toEqual(constants.Zero);
      const event = manager().interface.getEventTopic('IncreaseLiquidity');
      expect(logs.some(({ topics }: { topics: string[] }) => topics[0] === event)).toBe(true);
    });

    it('reverts without a reason for a token that has no permit', async () => {
      const args = [dai, late, late, 27, constants.HashZero, constants.HashZero];
      expect(await revertCode(router(), 'selfPermit', args)).toBe('');
    });
  });
});
