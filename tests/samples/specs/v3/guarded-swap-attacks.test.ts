// SPDX-License-Identifier: MIT
import { BigNumber, type Contract } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { pool, seedThinPool, sqrtPriceX96, trade } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { sandwich } from '../../chain/sandwich.ts';
import { balanceOf, fund, units } from '../../chain/tokens.ts';
import {
  directions,
  give,
  guardedSwap,
  guardOf,
  recipient,
  share,
  watchedPool,
  WINDOW,
} from './guarded-swap-guard.ts';

const { dai, quoter, swapRouter, usdc, weth9 } = addresses;

describe.each(directions)('who sandwiches a sale in one block', ({ from, to, amount, fair }) => {
  const chain = useChain();
  let market: Contract;
  let careless: Contract;
  let guarded: Contract;

  // 5% of the pool's reserve of the token, which moves the price by 9.3%.
  const push = from === usdc ? units.usdc(100_000) : units.weth(50);
  const attack = { tokenIn: from, tokenOut: to, fee: 3000 };
  const received = (account: string) => balanceOf(chain, to, account);

  beforeEach(async () => {
    market = await watchedPool(chain);
    careless = await chain.deploy(
      testContract('careless-swap.sol', 'CarelessSwap'),
      ...[swapRouter, from, to, 3000],
    );
    guarded = await guardedSwap(chain, from, to, 3000, await guardOf(market));
    for (const { address } of [careless, guarded]) await give(chain, address, from, amount);
  });

  it.each([
    ['9% of one without a minimum', 'sellBlind', []],
    ['as much of one whose minimum is a quote of the same transaction', 'sellAtQuote', [quoter]],
  ])('takes %s', async (_, method, args) => {
    const { sold } = await sandwich(chain, { ...attack, push }, (gas) =>
      careless[method]!(...args, amount, IN_TIME, gas),
    );
    expect(sold).toBe(true);
    expect(share(await received(careless.address), fair, to)).toBeLessThan(0.91);
  });

  it('finds ours reverting, and pays the fees of both trades', async () => {
    const { sold, profit } = await sandwich(chain, { ...attack, push }, (gas) =>
      guarded.sell(amount, IN_TIME, gas),
    );
    expect(sold).toBe(false);
    expect(profit.isNegative()).toBe(true);
    expect(await received(recipient)).toEqual(BigNumber.from(0));
    expect(await balanceOf(chain, from, guarded.address)).toEqual(amount);
  });

  it('never gets more than 1% of ours, however large the trade', async () => {
    const mean = (await guarded.minimum(amount)) as BigNumber;
    const outcomes: boolean[] = [];
    for (const percent of [1, 2, 4, 5, 6, 8, 20, 100]) {
      const snapshot = (await chain.provider.send('evm_snapshot', [])) as string;
      const part = { ...attack, push: push.mul(percent).div(100) };
      const { sold } = await sandwich(chain, part, (gas) => guarded.sell(amount, IN_TIME, gas));
      outcomes.push(sold);
      if (sold) expect((await received(recipient)).gte(mean)).toBe(true);
      await chain.provider.send('evm_revert', [snapshot]);
    }
    // Small attacks pass, large ones do not.
    expect(outcomes[0]).toBe(true);
    expect(outcomes.at(-1)).toBe(false);
  });

  it('takes 8% of a guard that knows half an hour alone, after the price has risen; not of ours', async () => {
    // Someone buys the token that the victim sells, so its price rises by 10%. Five minutes later, that is the market
    // price.
    await trade(chain, to, from, 3000, to === usdc ? units.usdc(100_000) : units.weth(50));
    await chain.wait(300);
    const risen = { ...attack, push: push.mul(80).div(100) };
    const before = (await chain.provider.send('evm_snapshot', [])) as string;
    const long = await sandwich(chain, risen, (gas) =>
      careless.sellAtLongMean(market.address, amount, IN_TIME, gas),
    );
    expect(long.sold).toBe(true);
    const market110 = fair.mul(110).div(100);
    expect(share(await received(careless.address), market110, to)).toBeLessThan(0.93);

    await chain.provider.send('evm_revert', [before]);
    // Without an attack, the guarded contract sells.
    expect((await guarded.callStatic.sell!(amount, IN_TIME)).gt(0)).toBe(true);
    const ours = await sandwich(chain, risen, (gas) => guarded.sell(amount, IN_TIME, gas));
    expect(ours.sold).toBe(false);
  });
});

describe('a pool that next to nothing moves', () => {
  const chain = useChain();
  const price = (daiPerWeth: number) => [units.dai(daiPerWeth), units.weth(1)] as const;

  it('sells us out at half the price where nobody looks at the liquidity; ours refuses', async () => {
    // The pool holds 0.01 WETH9 in total. Its buyer can move the price for free, to 4,000 DAI per WETH9.
    const tokens = [dai, weth9] as const;
    const held = { token: 1, amount: units.weth('0.01') } as const;
    const thin = await seedThinPool(chain, tokens, 500, price(2_000), held);
    await (await thin.increaseObservationCardinalityNext(50)).wait();
    const [forDai, forWeth] = price(4_000);
    await trade(chain, dai, weth9, 500, units.dai(100), sqrtPriceX96(forWeth, forDai));
    await chain.wait(WINDOW);
    // Then the attacker adds WETH9 to sell to us, at the price that has been the mean for half an hour.
    await seedThinPool(chain, tokens, 500, price(4_000), { token: 1, amount: units.weth(50) });

    const careless = await chain.deploy(
      testContract('careless-swap.sol', 'CarelessSwap'),
      ...[swapRouter, dai, weth9, 500],
    );
    // The floor that a careful owner would take from the pool of the 0.3% tier.
    const guard = await guardOf(await pool(chain.deployer, tokens, 3000));
    const guarded = await guardedSwap(chain, dai, weth9, 500, guard);
    for (const { address } of [careless, guarded]) {
      await fund(chain, address, { dai: units.dai(2_000) });
    }
    await (await careless.sellAtLongMean(thin.address, units.dai(2_000), IN_TIME)).wait();
    expect(
      share(await balanceOf(chain, weth9, careless.address), units.weth(1), weth9),
    ).toBeLessThan(0.5);
    expect(await revertCode(guarded, 'sell', [units.dai(2_000), IN_TIME])).toBe('Thin liquidity');
  });
});
