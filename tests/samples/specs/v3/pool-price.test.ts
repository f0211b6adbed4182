// SPDX-License-Identifier: MIT
import { Token } from '@uniswap/sdk-core';
import { Pool, TickMath } from '@uniswap/v3-sdk';
import { type BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool, trade } from '../../chain/pools.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { drawn } from '../../toolchain/drawn.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { usdc, weth9, swapRouter } = addresses;
const file = 'v3/pool-price.sol';
const page = pageText('contracts/v3/guides/prices-in-solidity');

const MIN = BigInt(TickMath.MIN_SQRT_RATIO.toString());
const MAX = BigInt(TickMath.MAX_SQRT_RATIO.toString());
/** The square root price (Q64.96) of 2,000 USDC per WETH9 with USDC as token0, and the same for DAI. */
const USDC_WETH = 1771595571142957102961017161607260n;
const DAI_WETH = 1771595571142957102961017161n;
const DECIMALS = [0, 2, 6, 8, 18, 24];

const PRICES = [
  ...[MIN, MIN + 1n, 2n ** 96n, 2n ** 128n - 1n, 2n ** 128n, 2n ** 128n + 1n, MAX - 1n],
  ...[USDC_WETH, DAI_WETH],
  ...Array.from({ length: 60 }, (_, index) => drawn(`price ${index}`, 160)).filter(
    (price) => price >= MIN && price < MAX,
  ),
];

/** Computes the price without intermediate rounding. */
function exact(sqrtPrice: bigint, baseIsToken0: boolean, base: number, quote: number): bigint {
  const one = 10n ** BigInt(18 + base - quote);
  const square = sqrtPrice * sqrtPrice;
  return baseIsToken0 ? (square * one) >> 192n : (one << 192n) / square;
}

describeSample(file, (proves) => {
  const chain = useChain();
  let probe: Contract;
  let market: Contract;

  beforeEach(async () => {
    probe = await chain.deploy(testContract('pool-price-probe.sol', 'PoolPriceProbe'));
    market = await pool(chain.deployer, [usdc, weth9], 500);
  });

  const slot0 = async () => (await market.slot0()) as [sqrtPrice: BigNumber, tick: number];
  const toPrice = async (...args: Parameters<typeof exact>) =>
    ((await probe.toPrice!(...args)) as BigNumber).toBigInt();
  const priceOf = async (method: string, ...args: unknown[]) =>
    ((await probe[method]!(...args)) as BigNumber).toBigInt();

  proves(
    ['setup', 'price'],
    'is the price in both directions, for every price and most decimals',
    async () => {
      let asked = 0;
      for (const [index, sqrtPrice] of PRICES.entries()) {
        const base = DECIMALS[index % DECIMALS.length]!;
        const quote = DECIMALS[(index * 5 + 1) % DECIMALS.length]!;
        if (18 + base < quote) continue;
        for (const baseIsToken0 of [true, false]) {
          const expected = exact(sqrtPrice, baseIsToken0, base, quote);
          if (expected >= 2n ** 256n) continue;
          const off = (await toPrice(sqrtPrice, baseIsToken0, base, quote)) - expected;
          asked += 1;
          if (sqrtPrice < 2n ** 128n) expect(off).toBe(0n);
          // Above that, the square keeps a relative precision of 2^-128, so the last digits can differ.
          else expect(off < 0n ? -off : off).toBeLessThanOrEqual(1n + (expected >> 120n));
        }
      }
      expect(asked).toBeGreaterThan(80);
    },
  );

  proves(['price'], 'says what the page says of WETH9, USDC and DAI', async () => {
    for (const [sqrtPrice, base0, base, quote, expected] of [
      [USDC_WETH, false, 18, 6, '2000'],
      [USDC_WETH, true, 6, 18, '0.0005'],
      [DAI_WETH, false, 18, 18, '2000'],
    ] as const) {
      const price = await toPrice(sqrtPrice, base0, base, quote);
      const off = price - utils.parseEther(expected).toBigInt();
      expect(off < 0n ? -off : off).toBeLessThan(10n ** 6n);
    }
  });

  proves(['price'], 'refuses a pool without a price, and decimals out of range', async () => {
    const refused = (...args: unknown[]) => revertCode(probe, 'toPrice', args);
    expect(await refused(0, true, 18, 18)).toBe('Not initialized');
    expect(await refused(USDC_WETH, true, 37, 18)).toBe('Too many decimals');
    expect(await refused(USDC_WETH, true, 6, 25)).toBe('Too many decimals');
    await probe.toPrice!(USDC_WETH, true, 36, 24);
  });

  proves(['spot'], 'is the price of the SDK’s pool, for either token', async () => {
    const [sqrtPrice, tick] = await slot0();
    const [one, other] = [new Token(1, usdc, 6), new Token(1, weth9, 18)];
    const sdk = new Pool(one, other, 500, sqrtPrice.toString(), 0, tick);
    for (const token of [one, other]) {
      const price = await priceOf('spotPrice', market.address, token.address);
      const expected = utils.parseEther(sdk.priceOf(token).toFixed(18)).toBigInt();
      const off = price - expected;
      expect(off < 0n ? -off : off).toBeLessThanOrEqual(1n);
    }
    expect(await revertCode(probe, 'spotPrice', [market.address, addresses.dai])).toBe(
      'Not a token of the pool',
    );
  });

  proves(['mean'], 'is the mean, which a trade in this block does not move', async () => {
    await (await market.increaseObservationCardinalityNext(10)).wait();
    await trade(chain, usdc, weth9, 500, units.usdc(1_000));
    await chain.wait(1_800);
    const before = await priceOf('meanPrice', market.address, weth9, 1_800, 1);
    const spot = await priceOf('spotPrice', market.address, weth9);
    // A tick is rounded down, so the two can differ by up to 0.01%.
    const apart = before > spot ? before - spot : spot - before;
    expect(apart * 10_000n).toBeLessThanOrEqual(spot);
    await trade(chain, usdc, weth9, 500, units.usdc(100_000));
    const after = await priceOf('meanPrice', market.address, weth9, 1_800, 1);
    const moved = (after > before ? after - before : before - after) * 10_000n;
    expect(moved).toBeLessThanOrEqual(before);
    expect(await priceOf('spotPrice', market.address, weth9)).not.toBe(spot);
    expect(
      await revertCode(probe, 'meanPrice', [market.address, weth9, 1_800, 2n ** 128n - 1n]),
    ).toBe('Thin liquidity');
  });

  proves(['limit'], 'stops a swap at the price that it names, in both directions', async () => {
    await (await market.increaseObservationCardinalityNext(10)).wait();
    await trade(chain, usdc, weth9, 500, units.usdc(1));
    await chain.wait(1_800);
    await fund(chain, chain.traderAddress, {
      weth: units.weth(50_000),
      usdc: units.usdc(90_000_000),
    });
    await approveAll(chain.trader, swapRouter, [weth9, usdc]);
    const router = at('swapRouter', chain.trader);
    const snapshot = async (work: () => Promise<void>) => {
      const id = (await chain.provider.send('evm_snapshot', [])) as string;
      await work();
      await chain.provider.send('evm_revert', [id]);
    };
    for (const [tokenIn, tokenOut, amount, sign] of [
      [usdc, weth9, units.usdc(90_000_000), -1],
      [weth9, usdc, units.weth(50_000), 1],
    ] as const) {
      await snapshot(async () => {
        const [, before] = await slot0();
        const limit = (await probe.priceLimit!(market.address, tokenIn, 1_800, 100)) as BigNumber;
        const held = await balanceOf(chain, tokenIn, chain.traderAddress);
        await (
          await router.exactInputSingle([
            ...[tokenIn, tokenOut, 500, chain.traderAddress, IN_TIME, amount, 0, limit],
          ])
        ).wait();
        const [price, tick] = await slot0();
        expect(price).toEqual(limit);
        expect(Math.abs(tick - (before + sign * 100))).toBeLessThanOrEqual(2);
        const spent = held.sub(await balanceOf(chain, tokenIn, chain.traderAddress));
        expect(spent.gt(0) && spent.lt(amount)).toBe(true);
        // The price is at the limit, so another sale with the same limit is refused.
        const again = [tokenIn, tokenOut, 500, chain.traderAddress, IN_TIME, 1_000_000, 0, limit];
        expect(await revertCode(router, 'exactInputSingle', [again])).toBe('SPL');
      });
    }
  });

  proves(['limit'], 'stays inside the prices that a pool accepts', async () => {
    for (const [token, price, fee] of [
      [usdc, MIN, 100],
      [weth9, MAX - 1n, 10_000],
    ] as const) {
      await (await at('v3Factory', chain.deployer).createPool(usdc, weth9, fee)).wait();
      const empty = await pool(chain.deployer, [usdc, weth9], fee);
      await (await empty.initialize(price)).wait();
      await chain.wait(100);
      const limit = await priceOf('priceLimit', empty.address, token, 60, 100);
      expect(limit > MIN && limit < MAX).toBe(true);
    }
  });

  it('formulas that are often copied are wrong as the page says', async () => {
    const careless = (price: bigint) =>
      probe.careless!(price) as Promise<Record<string, BigNumber>>;
    const { narrow, scaled } = await careless(USDC_WETH);
    expect(narrow!.toBigInt()).toBe((USDC_WETH * USDC_WETH) % 2n ** 160n);
    expect(scaled!.toBigInt()).not.toBe(exact(USDC_WETH, true, 18, 18));
    const { whole, shifted } = await careless(DAI_WETH);
    expect(whole!.toBigInt()).toBe(0n);
    expect(shifted!.toBigInt()).toBe(0n);
    // Returns the price ratio between ticks that are this far apart, computed with the SDK.
    const apart = (tick: number) =>
      (Number(TickMath.getSqrtRatioAtTick(tick).toString()) / 2 ** 96) ** 2;
    expect(page).toContain(`${((apart(100) - 1) * 100).toFixed(4)}%`);
    expect(page).toContain(`${((1 - apart(-100)) * 100).toFixed(4)}%`);
    // Find the first price at which the square times 10^18 overflows.
    let [low, high] = [0n, 2n ** 128n];
    while (high - low > 1n) {
      const middle = (low + high) / 2n;
      if (middle * middle * 10n ** 18n < 2n ** 256n) low = middle;
      else high = middle;
    }
    expect(Number((high * high) >> 128n) / 2 ** 64).toBeCloseTo(18.4467, 3);
    expect(page).toContain('18.4');
  });
});
