// SPDX-License-Identifier: MIT
import { encodeSqrtRatioX96, TickMath } from '@uniswap/v3-sdk';
import { BigNumber, type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { pool } from '../../chain/pools.ts';
import { mintParams } from '../../chain/positions.ts';
import { revertCode, revertOf } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import { triesAll } from '../../toolchain/cases.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { drawn } from '../../toolchain/drawn.ts';
import { pageText } from '../../toolchain/page-text.ts';

const { dai, usdc, weth9, positionManager } = addresses;
const file = 'v3/price-math.sol';
const page = pageText('contracts/v3/reference/periphery/base/PoolInitializer');

const MIN = BigInt(TickMath.MIN_SQRT_RATIO.toString());
const MAX = BigInt(TickMath.MAX_SQRT_RATIO.toString());
const MOST = 2n ** 128n - 1n;
const [low, high] = [`0x${'1'.padStart(40, '0')}`, `0x${'2'.padStart(40, '0')}`] as const;

/** Returns the integer square root, by bisection instead of the method of the sample or the SDK. */
function rootOf(square: bigint): bigint {
  let [root, above] = [0n, 2n ** 161n];
  while (above - root > 1n) {
    const middle = (root + above) / 2n;
    if (middle * middle <= square) root = middle;
    else above = middle;
  }
  return root;
}

const priceOf = (amount1: bigint, amount0: bigint) => rootOf((amount1 << 192n) / amount0);
const bySdk = (amount1: bigint, amount0: bigint) =>
  BigInt(encodeSqrtRatioX96(amount1.toString(), amount0.toString()).toString());

const AMOUNTS: [amount1: bigint, amount0: bigint][] = [
  [1n, 1n],
  [10n ** 18n, 2_000n * 10n ** 6n],
  [2_000n * 10n ** 6n, 10n ** 18n],
  [10n ** 18n, 2_000n * 10n ** 18n],
  [3n, 1n],
  [1n, 3n],
  [MOST, MOST],
  [MOST, MOST - 1n],
  [MOST - 1n, MOST],
  // Ratios on either side of 2^64, where the scale changes.
  [2n ** 64n - 1n, 1n],
  [2n ** 64n, 1n],
  [2n ** 127n, 2n ** 63n],
  [2n ** 127n - 1n, 2n ** 63n],
  [MOST, 2n ** 64n - 1n],
  [MOST, 2n ** 64n],
  // For this ratio, Newton's method ends 1 above the root.
  [2n ** 98n + 1n, 2n ** 30n],
  ...Array.from({ length: triesAll() ? 300 : 60 }, (_, at): [bigint, bigint] => [
    drawn(`amount1 ${at}`, 128),
    drawn(`amount0 ${at}`, 128),
  ]),
];

/** The lowest and highest amount ratios that a pool accepts. */
const LOWEST: [bigint, bigint] = [1n, 2n ** 192n / MIN ** 2n];
const HIGHEST: [bigint, bigint] = [(MAX * MAX - 1n) >> 192n, 1n];

const PRICES: bigint[] = [
  ...[MIN, MIN + 1n, 2n ** 64n, 2n ** 96n, 2n ** 128n - 1n, 2n ** 128n, 2n ** 128n + 1n],
  ...[MAX - 2n, MAX - 1n],
  ...Array.from({ length: 60 }, (_, at) => drawn(`price ${at}`, 160)).filter(
    (price) => price >= MIN && price < MAX,
  ),
];
const WORTH: bigint[] = [
  ...[1n, 2n, 10n ** 6n, 10n ** 18n, MOST - 1n, MOST],
  ...Array.from({ length: 6 }, (_, at) => drawn(`worth ${at}`, 128)),
];

describeSample(file, (proves) => {
  const chain = useChain();
  let probe: Contract;
  let creator: Contract;

  beforeEach(async () => {
    probe = await chain.deploy(testContract('price-probe.sol', 'PriceProbe'));
    creator = await chain.deploy(sampleContract(file, 'PoolCreator'), positionManager);
  });

  /** Returns the prices that the sample computes with the tokens in either order. */
  const pricesOf = async (amount1: bigint, amount0: bigint) => {
    const orders = [
      [low, amount0, high, amount1],
      [high, amount1, low, amount0],
    ];
    const prices = orders.map(
      async (order) => (await probe.toSqrtPriceX96!(...order)) as BigNumber,
    );
    return (await Promise.all(prices)).map((price) => price.toBigInt());
  };
  const refused = (...order: unknown[]) => revertCode(probe, 'toSqrtPriceX96', order);

  proves(
    ['price'],
    'is exact, and the same as the SDK’s, in both orders of the tokens',
    async () => {
      const inRange = [...AMOUNTS, LOWEST, HIGHEST].filter(([amount1, amount0]) => {
        const price = priceOf(amount1, amount0);
        return price >= MIN && price < MAX;
      });
      // Nearly all random cases are in range, and enough of them use the other scale.
      expect(inRange.length).toBeGreaterThan(AMOUNTS.length * 0.9);
      const scaled = inRange.filter(([amount1, amount0]) => amount1 >> 64n >= amount0);
      expect(scaled.length).toBeGreaterThan(AMOUNTS.length * 0.1);
      const exact = inRange.map(([amount1, amount0]) => priceOf(amount1, amount0));
      expect(inRange.map(([amount1, amount0]) => bySdk(amount1, amount0))).toEqual(exact);
      const found = await Promise.all(
        inRange.map(async ([amount1, amount0]) => ({
          amount1,
          amount0,
          prices: await pricesOf(amount1, amount0),
        })),
      );
      expect(found).toEqual(
        inRange.map(([amount1, amount0], at) => ({
          amount1,
          amount0,
          prices: [exact[at], exact[at]],
        })),
      );
    },
  );

  proves(['price'], 'takes a correction where the last step is 1 above the root', async () => {
    const [amount1, amount0] = [2n ** 98n + 1n, 2n ** 30n];
    const above = 2n ** 130n + 2n ** 31n;
    expect(priceOf(amount1, amount0)).toBe(above - 1n);
    expect(await pricesOf(amount1, amount0)).toEqual([above - 1n, above - 1n]);
  });

  proves(
    ['price'],
    'goes from the lowest price of a pool to the highest, and no further',
    async () => {
      expect(await pricesOf(...LOWEST)).toEqual([MIN, MIN]);
      const [highest] = await pricesOf(...HIGHEST);
      expect(highest! < MAX).toBe(true);
      for (const [amount1, amount0] of [
        [LOWEST[0], LOWEST[1] + 1n],
        [HIGHEST[0] + 1n, HIGHEST[1]],
        [1n, MOST],
        [MOST, 1n],
      ] as const) {
        expect(await refused(low, amount0, high, amount1)).toBe('Price out of range');
        expect(await refused(high, amount1, low, amount0)).toBe('Price out of range');
      }
      expect(await refused(low, 0, high, 1)).toBe('Amount is 0');
      expect(await refused(low, 1, high, 0)).toBe('Amount is 0');
      expect(await refused(low, 1, low, 1)).toBe('Same token');
    },
  );

  proves(['amounts'], 'are exact in both directions, rounded down', async () => {
    expect(PRICES.length).toBeGreaterThan(50);
    for (const price of PRICES) {
      const found = await Promise.all(
        WORTH.map(async (amount) => {
          const of = async (name: string) =>
            ((await probe[name]!(price, amount)) as BigNumber).toBigInt();
          return [price, amount, await of('toAmount1'), await of('toAmount0')];
        }),
      );
      const square = price * price;
      expect(found).toEqual(
        WORTH.map((amount) => [
          ...[price, amount, (amount * square) >> 192n, (amount << 192n) / square],
        ]),
      );
    }
  });

  proves(
    ['amounts'],
    'refuse prices that no pool has, such as 0 before initialisation',
    async () => {
      for (const price of [0n, MIN - 1n, MAX, 2n ** 160n - 1n]) {
        for (const name of ['toAmount1', 'toAmount0']) {
          expect(await revertCode(probe, name, [price, 1])).toBe('Price out of range');
        }
      }
    },
  );

  proves(
    ['amounts'],
    'give back what a price was made of, to the unit that the page says',
    async () => {
      const price = priceOf(10n ** 18n, 2_000n * 10n ** 6n);
      const wei = ((await probe.toAmount1!(price, units.usdc(2_000))) as BigNumber).toString();
      const micro = ((await probe.toAmount0!(price, units.weth(1))) as BigNumber).toString();
      expect([wei, micro]).toEqual(['999999999999999999', '2000000000']);
      expect(page).toContain(`2,000 USDC converts to ${wei} wei`);
    },
  );

  /** Creates a pool through the sample, and reads its price. */
  const created = async (...order: readonly [string, bigint, string, bigint, number]) => {
    await (await creator.createPool!(...order)).wait();
    const [a, , b, , fee] = order;
    const tokens = BigNumber.from(a).lt(b) ? ([a, b] as const) : ([b, a] as const);
    const market = await pool(chain.trader, tokens, fee);
    return ((await market.slot0!()).sqrtPriceX96 as BigNumber).toBigInt();
  };

  proves(['price', 'create'], 'creates pools at that price, in whatever order', async () => {
    const [ether, dollars] = [10n ** 18n, 2_000n * 10n ** 6n];
    const expected = bySdk(ether, dollars);
    expect(page).toContain(`\`${expected}\``);
    expect(await created(usdc, dollars, weth9, ether, 100)).toBe(expected);
    expect(await created(weth9, ether, usdc, dollars, 10000)).toBe(expected);
    const stable = bySdk(ether, 2_000n * ether);
    expect(await created(weth9, ether, dai, 2_000n * ether, 500)).toBe(stable);
  });

  proves(['create'], 'creates pools at both ends of the range', async () => {
    const highest = priceOf(...HIGHEST);
    expect(await created(dai, LOWEST[1], weth9, LOWEST[0], 100)).toBe(MIN);
    expect(await created(weth9, HIGHEST[0], dai, HIGHEST[1], 500)).toBe(highest);
  });

  proves(['create'], 'refuses a pool that has another price already', async () => {
    const other = [weth9, 10n ** 18n, dai, 2_001n * 10n ** 18n, 500] as const;
    await created(weth9, 10n ** 18n, dai, 2_000n * 10n ** 18n, 500);
    expect(await revertCode(creator, 'createPool', other)).toBe('Pool has another price');
  });

  proves(['create'], 'refuses amounts of more than 128 bits instead of cutting them', async () => {
    const args = [dai, 1n, weth9, 1n, 500];
    const data = creator.interface.encodeFunctionData('createPool', args);
    // The second word after the selector is amountA: 1 becomes 2^128 + 1.
    const word = 2 + 8 + 64;
    const tooLarge = `${data.slice(0, word)}${(2n ** 128n + 1n).toString(16).padStart(64, '0')}${data.slice(word + 64)}`;
    const from = chain.traderAddress;
    const { code } = await revertOf(chain.provider, { from, to: creator.address, data: tooLarge });
    expect(code).toBe('');
    await (await creator.createPool!(...args)).wait();
  });
});

describe('a price that is computed carelessly, as the page says', () => {
  const chain = useChain();
  let careless: Contract;

  beforeEach(async () => {
    careless = await chain.deploy(testContract('careless-price.sol', 'CarelessPrice'));
    await fund(chain, chain.traderAddress, { dai: units.dai(4_000), weth: units.weth(4) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
  });

  const manager = () => at('positionManager', chain.trader);
  const root = async (name: string, amount1: bigint, amount0: bigint) =>
    ((await careless[name]!(amount1, amount0)) as BigNumber).toBigInt();
  /** Returns by how many parts per million a price is too low. Takes square root prices. */
  const tooLow = (price: bigint, exact: bigint) =>
    Number(1_000_000n - (price * price * 1_000_000n) / (exact * exact));

  /** Creates a DAI/WETH9 pool at this price, and returns the amounts that its first full-range mint takes. */
  const taken = async (price: bigint, amounts: [BigNumber, BigNumber]) => {
    const create = [dai, weth9, 10000, price];
    await (await manager().createAndInitializePoolIfNecessary!(...create)).wait();
    const params = mintParams([dai, weth9], 10000, amounts, chain.traderAddress);
    const { amount0, amount1 } = await manager().callStatic.mint!(params);
    return [amount0, amount1].map((amount: BigNumber) => utils.formatEther(amount));
  };

  it.each(['rootOfQuotient', 'quotientOfRoots'])(
    'is 1 instead of 3 by %s, and most of a token stays behind',
    async (name) => {
      const price = await root(name, 3n, 1n);
      expect(price).toBe(2n ** 96n);
      expect(tooLow(price, priceOf(3n, 1n))).toBeGreaterThanOrEqual(666_666);
      const [used0, used1] = await taken(price, [units.dai(1), units.weth(3)]);
      expect([Number(used0), Number(used1)]).toEqual([1, 1]);
      expect(page).toContain(
        '| 1 token0 = 3 token1, equal decimals | 1 | 1, which is 67% too low |',
      );
      expect(page).toContain(
        'the first mint of 1 token0 and 3 token1 over the full range uses 1 of each',
      );
    },
  );

  it('is taken whole at the exact price', async () => {
    const [used0, used1] = await taken(priceOf(3n, 1n), [units.dai(1), units.weth(3)]);
    expect(Number(used0)).toBeCloseTo(1, 12);
    expect(Number(used1)).toBeCloseTo(3, 12);
  });

  it('is 0 where the quotient is below 1, which a pool refuses with R', async () => {
    const price = await root('rootOfQuotient', 10n ** 18n, 2_000n * 10n ** 18n);
    expect(price).toBe(0n);
    const create = [dai, weth9, 500, price];
    expect(await revertCode(manager(), 'createAndInitializePoolIfNecessary', create)).toBe('R');
    expect(page).toContain('| 1 WETH9 = 2,000 DAI | 0 | none: `initialize` reverts with `R` |');
  });

  it('is a little off for 2,000 USDC', async () => {
    const amounts = [10n ** 18n, 2_000n * 10n ** 6n] as const;
    const price = await root('rootOfQuotient', ...amounts);
    expect(price >> 96n).toBe(22_360n);
    const off = tooLow(price, priceOf(...amounts));
    expect((off / 10_000).toFixed(3)).toBe('0.006');
    expect(page).toContain(
      '| 1 WETH9 = 2,000 USDC | 500000000 | 22360 squared, which is 0.006% too low |',
    );
  });

  it('is the inverse if the amounts are not sorted with the tokens', async () => {
    const inverse = priceOf(2_000n * 10n ** 18n, 10n ** 18n);
    const [used0, used1] = await taken(inverse, [units.dai(2_000), units.weth(1)]);
    expect(Number(used0)).toBeCloseTo(0.0005, 10);
    expect(Number(used1)).toBeCloseTo(1, 10);
    expect(page).toContain('takes 1 WETH9 and only 0.0005 DAI');
  });

  it('is made of less than the amount if that is cut to 128 bits', async () => {
    expect(await careless.toUint128!(2n ** 128n + 5n)).toEqual(BigNumber.from(5));
  });

  it('has no digits left below 2^48 if it is squared and cut before the amount comes in', async () => {
    const price = 2n ** 48n - 1n;
    expect(await careless.toAmount1!(price, MOST)).toEqual(BigNumber.from(0));
    expect((MOST * price * price) >> 192n).toBe(2n ** 32n - 1n);
  });
});
