// SPDX-License-Identifier: MIT
import { FeeAmount, TICK_SPACINGS, TickMath } from '@uniswap/v3-sdk';
import { BigNumber, type Contract } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { seedThinPool, trade } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import {
  directions,
  give,
  guardedSwap,
  guardOf,
  recipient,
  share,
  TOLERANCE,
  watchedPool,
  WINDOW,
} from './guarded-swap-guard.ts';

const { dai, usdc, weth9 } = addresses;

describeSample('v3/guarded-swap.sol', (proves) => {
  const chain = useChain();
  let usdcWeth: Contract;

  beforeEach(async () => {
    usdcWeth = await watchedPool(chain);
  });

  const deployed = async (
    from: string,
    to: string,
    change: Partial<Record<string, unknown>> = {},
    fee = 3000,
  ) => guardedSwap(chain, from, to, fee, await guardOf(usdcWeth, change));

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
      // A tick is a step of 0.01%, and the price is rounded down to a tick.
      expect(share(minimum, fair, to)).toBeCloseTo(0.99, 3);
    });

    proves(['sell'], `sells ${name}, for the recipient, whoever calls`, async () => {
      const guarded = await deployed(from, to);
      await give(chain, guarded.address, from, amount);
      await (await guarded.connect(chain.deployer).sell(amount, IN_TIME)).wait();
      // The fee is 0.3%, and the price impact of this sale 0.1%.
      expect(share(await balanceOf(chain, to, recipient), fair, to)).toBeCloseTo(0.996, 2);
      expect(await balanceOf(chain, from, guarded.address)).toEqual(BigNumber.from(0));
    });

    proves(['minimum'], `follows a market that moves in favour of ${name}`, async () => {
      const guarded = await deployed(from, to);
      const before = (await guarded.minimum(amount)) as BigNumber;
      // Someone else buys the token that this contract sells, and the price stays there.
      const push = to === usdc ? units.usdc(200_000) : units.weth(100);
      await trade(chain, to, from, 3000, push);
      await chain.wait(300);
      const after = (await guarded.minimum(amount)) as BigNumber;
      // The minimum follows the full move of 21%, although the half-hour mean includes only a sixth of the move.
      expect(share(after, before, to)).toBeGreaterThan(1.2);
    });
  }

  proves(['minimum'], 'refuses while the pool cannot answer its window', async () => {
    const guarded = await deployed(usdc, weth9, { window: 2 * 24 * 3_600 });
    expect(await revertCode(guarded, 'minimum', [1_000])).toBe('OLD');
  });

  proves(['minimum'], 'refuses a thin pool', async () => {
    const floor = ((await usdcWeth.liquidity()) as BigNumber).add(1);
    const guarded = await deployed(usdc, weth9, { leastLiquidity: floor });
    expect(await revertCode(guarded, 'minimum', [1_000])).toBe('Thin liquidity');
  });

  proves(['sell'], 'goes by the deadline of who calls', async () => {
    const guarded = await deployed(usdc, weth9);
    await give(chain, guarded.address, usdc, units.usdc(1));
    const late = (await chain.now()) - 1;
    expect(await revertCode(guarded, 'sell', [units.usdc(1), late])).toBe('Transaction too old');
  });

  proves(['sell'], 'sells no more than it holds', async () => {
    const guarded = await deployed(usdc, weth9);
    await give(chain, guarded.address, usdc, units.usdc(1));
    expect(await revertCode(guarded, 'sell', [units.usdc(2), IN_TIME])).toBe('STF');
  });

  proves(['sell'], 'refuses an amount that would itself move the price too far', async () => {
    const guarded = await deployed(usdc, weth9);
    await give(chain, guarded.address, usdc, units.usdc(50_000));
    const sale = [units.usdc(50_000), IN_TIME];
    expect(await revertCode(guarded, 'sell', sale)).toBe('Too little received');
  });

  proves(['sell'], 'reverts when the pool runs out, for the rest would stay behind', async () => {
    // 10 WETH9 are for sale from 2,000 DAI down to 1,640. A buyer of all of them leaves DAI in the pool, for the next
    // seller of WETH9, at a price that is 0% to 22% better than the mean. With only the mean as a guard, a sale of 11
    // WETH9 would pass.
    const price = [units.dai(2_000), units.weth(1)] as const;
    const held = { token: 1, amount: units.weth(10) } as const;
    const thin = await seedThinPool(chain, [dai, weth9], 10000, price, held);
    await (await thin.increaseObservationCardinalityNext(10)).wait();
    await chain.wait(WINDOW);
    // Buy to the end of the range but no further, because beyond it the mean would move by a third every second.
    const start = (await thin.slot0()).tick as number;
    const spacing = TICK_SPACINGS[FeeAmount.HIGH];
    const end = (Math.floor(start / spacing) - 10) * spacing;
    const limit = TickMath.getSqrtRatioAtTick(end).toString();
    await trade(chain, dai, weth9, 10000, units.dai(100_000), limit);
    const guard = { window: WINDOW, leastLiquidity: 1, tolerance: 1_000 };
    const guarded = await guardedSwap(chain, weth9, dai, 10000, guard);
    await give(chain, guarded.address, weth9, units.weth(11));
    const sale = [units.weth(11), IN_TIME];
    expect(await revertCode(guarded, 'sell', sale)).toBe('Not all was sold');
  });
});
