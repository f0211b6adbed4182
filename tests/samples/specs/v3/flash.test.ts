// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { pool, seedPool, seedThinPool } from '../../chain/pools.ts';
import { revertCode, revertOf } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { usdc, weth9, v3Factory, swapRouter } = addresses;
const file = 'v3/flash.sol';
const amount0 = units.usdc(10_000);

describeSample(file, (proves) => {
  const chain = useChain();
  let flash: Contract;

  beforeEach(async () => {
    flash = await chain.deploy(sampleContract(file, 'FlashArbitrage'), v3Factory, swapRouter);
    // A third pool, where WETH9 costs 2,200 USDC: 10% more than in the other two.
    const amounts = [units.usdc(2_200_000), units.weth(1_000)] as const;
    await seedPool(chain, [usdc, weth9], 10000, amounts);
  });

  const params = (fees: Partial<Record<'lendFee' | 'buyFee' | 'sellFee', number>> = {}) => ({
    token0: usdc,
    token1: weth9,
    lendFee: 500,
    buyFee: 3000,
    sellFee: 10000,
    amount0,
    leastProfit: 0,
    deadline: IN_TIME,
    ...fees,
  });

  proves(['inheritance'], 'keeps the factory and the router it was built with', async () => {
    expect(await flash.factory()).toBe(v3Factory);
    expect(await flash.router()).toBe(swapRouter);
  });

  proves(
    ['params', 'call-flash', 'callback', 'trade', 'repay', 'swap'],
    'repays the loan with its fee and leaves the profit to the caller',
    async () => {
      const lender = await pool(chain.deployer, [usdc, weth9], 500);
      const before = await balanceOf(chain, usdc, lender.address);
      const receipt = await (await flash.start(params())).wait();
      const profit = await balanceOf(chain, usdc, chain.traderAddress);

      const event = receipt.logs
        .filter((log: { address: string }) => log.address === lender.address)
        .map((log: { topics: string[]; data: string }) => lender.interface.parseLog(log))
        .find((log: { name: string }) => log.name === 'Flash');
      // 0.05% of 10,000 USDC.
      expect(event.args.paid0).toEqual(units.usdc(5));
      expect(await balanceOf(chain, usdc, lender.address)).toEqual(before.add(units.usdc(5)));
      // A difference of 10%, less 0.3%, 1% and 0.05% in fees and the impact of both trades.
      const earned = Number(utils.formatUnits(profit, 6));
      expect(earned).toBeGreaterThan(700);
      expect(earned).toBeLessThan(900);
      for (const address of [usdc, weth9]) {
        expect(await balanceOf(chain, address, flash.address)).toEqual(BigNumber.from(0));
      }
    },
  );

  proves(['trade'], 'reverts as a whole when the trades do not pay for the loan', async () => {
    const backwards = params({ buyFee: 10000, sellFee: 3000 });
    expect(await revertCode(flash, 'start', [backwards])).toBe('Too little received');
  });

  proves(['swap'], 'reverts when a pool runs out, for the rest would stay behind', async () => {
    // 5 WETH9 are for sale at 400 USDC each, so the other 8,000 USDC of the loan remain unsold.
    const price = [units.usdc(400), units.weth(1)] as const;
    const held = { token: 1, amount: units.weth(5) } as const;
    await seedThinPool(chain, [usdc, weth9], 100, price, held);
    const thin = params({ lendFee: 500, buyFee: 100 });
    expect(await revertCode(flash, 'start', [thin])).toBe('Not all was sold');
  });

  proves(['call-flash'], 'cannot trade in the pool that lends', async () => {
    const locked = params({ buyFee: 500 });
    expect(await revertCode(flash, 'start', [locked])).toBe('LOK');
  });

  proves(['validate'], 'refuses a callback from anyone but the pool', async () => {
    const data = utils.defaultAbiCoder.encode(
      [
        'tuple(tuple(address token0,address token1,uint24 lendFee,uint24 buyFee,uint24 sellFee,uint256 amount0,uint256 leastProfit,uint256 deadline) params,address payee)',
      ],
      [{ params: params(), payee: chain.traderAddress }],
    );
    const call = flash.interface.encodeFunctionData('uniswapV3FlashCallback', [1, 0, data]);
    const lender = await pool(chain.deployer, [usdc, weth9], 500);
    const from = (sender: string) =>
      revertOf(chain.provider, { from: sender, to: flash.address, data: call });
    // A callback from a stranger is rejected without a reason. A callback from the pool gets as far as the first swap.
    expect((await from(chain.traderAddress)).code).toBe('');
    expect((await from(lender.address)).code).toBe('STF');
  });
});
