// SPDX-License-Identifier: MIT
import { FeeAmount, TICK_SPACINGS, TickMath } from '@uniswap/v3-sdk';
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { sandwich } from '../../chain/sandwich.ts';
import {
  balanceOf,
  fund,
  pool,
  seedThinPool,
  sqrtPriceX96,
  trade,
  units,
} from '../../chain/seed.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const { dai, usdc, weth9, swapRouter, quoter } = addresses;
const file = 'v3/guarded-swap.sol';

/** Half an hour, in seconds. */
const WINDOW = 1_800;
/** 1%, in basis points. */
const TOLERANCE = 100;
const recipient = '0x00000000000000000000000000000000000000A1';

/** Both directions of the USDC/WETH9 pool: USDC is token0 with 6 decimals, WETH9 token1 with 18. */
const directions = [
  { from: usdc, to: weth9, amount: units.usdc(2_000), fair: units.weth(1) },
  { from: weth9, to: usdc, amount: units.weth(1), fair: units.usdc(2_000) },
] as const;

/** A guard for a pool: half of its liquidity now is the floor. */
const guardOf = async (market: Contract, change: Partial<Record<string, unknown>> = {}) => ({
  window: WINDOW,
  leastLiquidity: ((await market.liquidity()) as BigNumber).div(2),
  tolerance: TOLERANCE,
  ...change,
});

const decimals = (token: string) => (token === usdc ? 6 : 18);
/** How much of the fair amount came out: 1 is all. */
const share = (actual: BigNumber, fair: BigNumber, token: string) =>
  Number(utils.formatUnits(actual, decimals(token))) /
  Number(utils.formatUnits(fair, decimals(token)));

describeSample(file, (proves) => {
  const chain = useChain();
  let usdcWeth: Contract;

  beforeEach(async () => {
    usdcWeth = await pool(chain.deployer, [usdc, weth9], 3000);
    await (await usdcWeth.increaseObservationCardinalityNext(50)).wait();
    await trade(chain, usdc, weth9, 3000, units.usdc(1));
    await chain.wait(WINDOW);
  });

  const deployed = async (
    from: string,
    to: string,
    change: Partial<Record<string, unknown>> = {},
    fee = 3000,
  ) =>
    chain.deploy(
      sampleContract(file, 'GuardedSwap'),
      swapRouter,
      from,
      to,
      fee,
      recipient,
      await guardOf(usdcWeth, change),
    );

  const give = (account: string, token: string, amount: BigNumber) =>
    fund(chain, account, token === usdc ? { usdc: amount } : { weth: amount });

  proves(['setup'], 'finds its pool itself, and keeps what it was built with', async () => {
    const guarded = await deployed(usdc, weth9);
    expect(await guarded.pool()).toBe(usdcWeth.address);
    expect(await guarded.window()).toBe(WINDOW);
    expect(await guarded.tolerance()).toEqual(BigNumber.from(TOLERANCE));
    for (const [change, fee, reason] of [
      [{}, 500_000, 'No such pool'],
      [{ window: 60 }, 3000, 'Window too short'],
      [{ leastLiquidity: 0 }, 3000, 'No floor for liquidity'],
      [{ tolerance: 30 }, 3000, 'Tolerance below the fee'],
      [{ tolerance: 1_001 }, 3000, 'Tolerance above 10%'],
    ] as const) {
      await expect(deployed(usdc, weth9, change, fee)).rejects.toThrow(reason);
    }
  });

  for (const { from, to, amount, fair } of directions) {
    const name = from === usdc ? 'token0 for token1' : 'token1 for token0';

    proves(['minimum'], `asks for 99% of the mean price, ${name}`, async () => {
      const guarded = await deployed(from, to);
      const minimum = (await guarded.minimum(amount)) as BigNumber;
      // A tick is a step of 0.01%, and the price of a tick is rounded down.
      expect(share(minimum, fair, to)).toBeCloseTo(0.99, 3);
    });

    proves(['sell'], `sells ${name}, for the recipient, whoever calls`, async () => {
      const guarded = await deployed(from, to);
      await give(guarded.address, from, amount);
      await (await guarded.connect(chain.deployer).sell(amount, IN_TIME)).wait();
      // 0.3% is the fee, 0.1% what this sale moves the price by.
      expect(share(await balanceOf(chain, to, recipient), fair, to)).toBeCloseTo(0.996, 2);
      expect(await balanceOf(chain, from, guarded.address)).toEqual(BigNumber.from(0));
    });

    proves(['minimum'], `follows a market that moves in favour of ${name}`, async () => {
      const guarded = await deployed(from, to);
      const before = (await guarded.minimum(amount)) as BigNumber;
      // Somebody else buys what this contract sells, and the price stays.
      const push = to === usdc ? units.usdc(200_000) : units.weth(100);
      await trade(chain, to, from, 3000, push);
      await chain.wait(300);
      const after = (await guarded.minimum(amount)) as BigNumber;
      // The whole move of 21%, though the mean of half an hour has seen a sixth of it.
      expect(share(after, before, to)).toBeGreaterThan(1.2);
    });
  }

  proves(['minimum'], 'refuses while the pool cannot answer its window', async () => {
    const guarded = await deployed(usdc, weth9, { window: 2 * 24 * 3_600 });
    expect((await revertOfMethod(guarded, 'minimum', [1_000])).code).toBe('OLD');
  });

  proves(['minimum'], 'refuses a thin pool', async () => {
    const floor = ((await usdcWeth.liquidity()) as BigNumber).add(1);
    const guarded = await deployed(usdc, weth9, { leastLiquidity: floor });
    expect((await revertOfMethod(guarded, 'minimum', [1_000])).code).toBe('Thin liquidity');
  });

  proves(['sell'], 'goes by the deadline of who calls', async () => {
    const guarded = await deployed(usdc, weth9);
    await give(guarded.address, usdc, units.usdc(1));
    const late = (await chain.now()) - 1;
    const code = (await revertOfMethod(guarded, 'sell', [units.usdc(1), late])).code;
    expect(code).toBe('Transaction too old');
  });

  proves(['sell'], 'sells no more than it holds', async () => {
    const guarded = await deployed(usdc, weth9);
    await give(guarded.address, usdc, units.usdc(1));
    const code = (await revertOfMethod(guarded, 'sell', [units.usdc(2), IN_TIME])).code;
    expect(code).toBe('STF');
  });

  proves(['sell'], 'refuses an amount that would itself move the price too far', async () => {
    const guarded = await deployed(usdc, weth9);
    await give(guarded.address, usdc, units.usdc(50_000));
    const code = (await revertOfMethod(guarded, 'sell', [units.usdc(50_000), IN_TIME])).code;
    expect(code).toBe('Too little received');
  });

  proves(['sell'], 'reverts when the pool runs out, for the rest would stay behind', async () => {
    // 10 WETH9 for sale below 2,000 DAI each, down to 1,640. Who buys them all leaves DAI there, at a
    // price 22% to 0% better than the mean, for whoever sells WETH9 next: the mean alone lets 11 pass.
    const price = [units.dai(2_000), units.weth(1)] as const;
    const held = { token: 1, amount: units.weth(10) } as const;
    const thin = await seedThinPool(chain, [dai, weth9], 10000, price, held);
    await (await thin.increaseObservationCardinalityNext(10)).wait();
    await chain.wait(WINDOW);
    // To the end of the range and no further: out there each second would pull the mean along by a third.
    const start = (await thin.slot0()).tick as number;
    const end =
      Math.floor(start / TICK_SPACINGS[FeeAmount.HIGH]) * TICK_SPACINGS[FeeAmount.HIGH] -
      10 * TICK_SPACINGS[FeeAmount.HIGH];
    const limit = TickMath.getSqrtRatioAtTick(end).toString();
    await trade(chain, dai, weth9, 10000, units.dai(100_000), limit);
    const guard = { window: WINDOW, leastLiquidity: 1, tolerance: 1_000 };
    const args = [swapRouter, weth9, dai, 10000, recipient, guard] as const;
    const guarded = await chain.deploy(sampleContract(file, 'GuardedSwap'), ...args);
    await give(guarded.address, weth9, units.weth(11));
    const code = (await revertOfMethod(guarded, 'sell', [units.weth(11), IN_TIME])).code;
    expect(code).toBe('Not all was sold');
  });
});

describe.each(directions)('who sandwiches a sale in one block', ({ from, to, amount, fair }) => {
  const chain = useChain();
  let market: Contract;
  let careless: Contract;
  let guarded: Contract;

  // 5% of what the pool holds of the token: it moves the price by 9.3%.
  const push = from === usdc ? units.usdc(100_000) : units.weth(50);
  const attack = { tokenIn: from, tokenOut: to, fee: 3000 };
  const received = (account: string) => balanceOf(chain, to, account);

  beforeEach(async () => {
    market = await pool(chain.deployer, [usdc, weth9], 3000);
    await (await market.increaseObservationCardinalityNext(50)).wait();
    await trade(chain, usdc, weth9, 3000, units.usdc(1));
    await chain.wait(WINDOW);
    careless = await chain.deploy(
      testContract('careless-swap.sol', 'CarelessSwap'),
      ...[swapRouter, from, to, 3000],
    );
    guarded = await chain.deploy(
      sampleContract(file, 'GuardedSwap'),
      ...[swapRouter, from, to, 3000, recipient, await guardOf(market)],
    );
    for (const { address } of [careless, guarded]) {
      await fund(chain, address, from === usdc ? { usdc: amount } : { weth: amount });
    }
  });

  it('takes 9% of one without a minimum', async () => {
    const { sold } = await sandwich(chain, { ...attack, push }, (gas) =>
      careless.sellBlind(amount, IN_TIME, gas),
    );
    expect(sold).toBe(true);
    expect(share(await received(careless.address), fair, to)).toBeLessThan(0.91);
  });

  it('takes as much of one whose minimum is a quote of the same transaction', async () => {
    const { sold } = await sandwich(chain, { ...attack, push }, (gas) =>
      careless.sellAtQuote(quoter, amount, IN_TIME, gas),
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
      const { sold } = await sandwich(
        chain,
        { ...attack, push: push.mul(percent).div(100) },
        (gas) => guarded.sell(amount, IN_TIME, gas),
      );
      outcomes.push(sold);
      if (sold) expect((await received(recipient)).gte(mean)).toBe(true);
      await chain.provider.send('evm_revert', [snapshot]);
    }
    // The small ones it lets pass, the large ones it does not.
    expect(outcomes[0]).toBe(true);
    expect(outcomes.at(-1)).toBe(false);
  });

  it('takes 8% of a guard that knows half an hour alone, after the price has risen; not of ours', async () => {
    // Somebody buys what the victim sells, and the price of it rises by 10%. Five minutes on it is the market's.
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
    // Left alone, it sells.
    expect((await guarded.callStatic.sell!(amount, IN_TIME)).gt(0)).toBe(true);
    const ours = await sandwich(chain, risen, (gas) => guarded.sell(amount, IN_TIME, gas));
    expect(ours.sold).toBe(false);
  });
});

describe('a pool that next to nothing moves', () => {
  const chain = useChain();
  const price = (daiPerWeth: number) => [units.dai(daiPerWeth), units.weth(1)] as const;

  it('sells us out at half the price where nobody looks at the liquidity; ours refuses', async () => {
    // 0.01 WETH9 in all. Who has bought it moves the price for nothing: to 4,000 DAI for 1 WETH9.
    const tokens = [dai, weth9] as const;
    const held = { token: 1, amount: units.weth('0.01') } as const;
    const thin = await seedThinPool(chain, tokens, 500, price(2_000), held);
    await (await thin.increaseObservationCardinalityNext(50)).wait();
    const [forDai, forWeth] = price(4_000);
    await trade(chain, dai, weth9, 500, units.dai(100), sqrtPriceX96(forWeth, forDai));
    await chain.wait(WINDOW);
    // Now something to sell to us, at the price that has been the mean for half an hour.
    await seedThinPool(chain, tokens, 500, price(4_000), { token: 1, amount: units.weth(50) });

    const args = [swapRouter, dai, weth9, 500] as const;
    const careless = await chain.deploy(testContract('careless-swap.sol', 'CarelessSwap'), ...args);
    // A floor that a careful owner would take from the pool of the 0.3% tier.
    const guard = await guardOf(await pool(chain.deployer, tokens, 3000));
    const guarded = await chain.deploy(
      sampleContract(file, 'GuardedSwap'),
      ...[...args, recipient, guard],
    );
    for (const { address } of [careless, guarded]) {
      await fund(chain, address, { dai: units.dai(2_000) });
    }
    await (await careless.sellAtLongMean(thin.address, units.dai(2_000), IN_TIME)).wait();
    expect(
      share(await balanceOf(chain, weth9, careless.address), units.weth(1), weth9),
    ).toBeLessThan(0.5);
    expect((await revertOfMethod(guarded, 'sell', [units.dai(2_000), IN_TIME])).code).toBe(
      'Thin liquidity',
    );
  });
});
