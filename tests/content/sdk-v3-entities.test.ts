import { Ether, Percent } from '@uniswap/sdk-core';
import { encodeRouteToPath, FeeAmount, Pool, Position, Route, Trade } from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';
import { grouped, row, says, sign } from './page-text';
import { negative, pageOf, poolOf, position, usdcWeth, wethDai } from './sdk-v3-pools';
import { big, DAI, raw, USDC, usdt, wei, WETH, whole } from './tokens';

const [page, positions, routes] = [pageOf('Pool'), pageOf('Position'), pageOf('Route')];
const noTicks = 'No tick data provider was given';
const { liquidity } = position;
const ends = [
  { index: position.tickLower, liquidityGross: liquidity, liquidityNet: liquidity },
  { index: position.tickUpper, liquidityGross: liquidity, liquidityNet: negative(liquidity) },
];
const withTicks = poolOf(liquidity, ends);

describe('the page of Pool', () => {
  it('shows the prices in both directions, and the address', () => {
    expect(usdcWeth.token0).toBe(USDC);
    says(
      page,
      `\`token0Price\` is ${usdcWeth.token0Price.toSignificant(4)} and \`token1Price\` is ${usdcWeth.token1Price.toSignificant(4)}`,
      `it returns \`${Pool.getAddress(WETH, USDC, FeeAmount.LOW)}\``,
    );
  });

  it('names the errors of the constructor', () => {
    const build = (fee: FeeAmount, price: JSBI, tick: number, ticks?: []) => () =>
      new Pool(USDC, WETH, fee, price, 1, tick, ticks);
    const { sqrtRatioX96: price, tickCurrent: tick } = usdcWeth;
    expect(build(FeeAmount.LOW, price, tick + 1)).toThrow('PRICE_BOUNDS');
    expect(build(FeeAmount.LOW, JSBI.BigInt(0), 0)).toThrow('PRICE_BOUNDS');
    // These fees aren't in the enum: 100%, and 0.25%, which a factory on another chain may use.
    const [whole, unlisted] = JSON.parse('[1000000, 2500]') as [FeeAmount, FeeAmount];
    expect(build(whole, price, tick)).toThrow('FEE');
    expect(build(unlisted, price, tick, [])).toThrow('TICK_SPACING_NONZERO');
    expect(build(unlisted, price, tick)().tickSpacing).toBeUndefined();
    expect(() => new Pool(USDC, USDC, FeeAmount.LOW, price, 1, tick)).toThrow('ADDRESSES');
    says(page, 'PRICE_BOUNDS', 'TICK_SPACING_NONZERO', 'ADDRESSES', '`Invariant failed: FEE`');
  });

  it('names the errors of a simulation', async () => {
    const input = whole(USDC, 100n);
    const out = (limit: number) =>
      withTicks.getOutputAmount(input, JSBI.add(withTicks.sqrtRatioX96, JSBI.BigInt(limit)));
    await expect(out(1)).rejects.toThrow('RATIO_CURRENT');
    await expect(withTicks.getOutputAmount(input, JSBI.BigInt(1))).rejects.toThrow('RATIO_MIN');
    await expect(withTicks.getOutputAmount(whole(DAI, 1n))).rejects.toThrow('TOKEN');
    await expect(usdcWeth.getOutputAmount(input)).rejects.toThrow(noTicks);
    says(page, 'RATIO_CURRENT', 'RATIO_MIN', 'RATIO_MAX', noTicks);
  });

  it('warns of a pool that cannot pay out, and of a trade on it', async () => {
    const [needed, after] = await withTicks.getInputAmount(whole(WETH, 5n));
    const [most] = await withTicks.getInputAmount(raw(WETH, big(position.amount1.quotient)));
    expect(needed.toFixed(2)).toBe(most.toFixed(2));
    says(page, 'you request 5 WETH from a pool that holds 1 WETH', sign(`is ${after.tickCurrent}`));
    const trade = await Trade.exactOut(new Route([withTicks], USDC, WETH), whole(WETH, 5n));
    expect(trade.inputAmount.equalTo(needed)).toBe(true);
    expect(trade.outputAmount.toExact()).toBe('5');
    says(page, '`Trade.exactOut` with this pool then shows 5 WETH');
  });

  it('warns of a search that ranks such a pool first', async () => {
    const plenty = JSBI.multiply(liquidity, JSBI.BigInt(100));
    const deep = new Pool(
      WETH,
      USDC,
      FeeAmount.MEDIUM,
      withTicks.sqrtRatioX96,
      plenty,
      withTicks.tickCurrent,
      [
        { index: 198_300, liquidityGross: plenty, liquidityNet: plenty },
        { index: 202_320, liquidityGross: plenty, liquidityNet: negative(plenty) },
      ],
    );
    const found = await Trade.bestTradeExactOut([deep, withTicks], USDC, whole(WETH, 5n));
    expect(found.map(({ swaps }) => swaps[0]?.route.pools[0])).toEqual([withTicks, deep]);
    const bounds = 'sdk/v3/reference/interfaces/BestTradeOptions';
    says(
      bounds,
      'such a pool can come first. For example, a pool with 1 WETH in its range ranks above one that can pay the 5',
    );
  });
});

describe('the page of Position', () => {
  it('shows the size of the deposit', () => {
    const usd = (price: { invert(): { toFixed(places: number): string } }) =>
      Number(price.invert().toFixed(2)).toLocaleString('en-GB');
    const { amount0, amount1 } = position.mintAmounts;
    const left = wei - big(amount1);
    says(
      positions,
      `ticks ${position.tickLower} to ${position.tickUpper} (${usd(position.token0PriceUpper)} to ${usd(position.token0PriceLower)} USDC per WETH)`,
      `a liquidity of ${grouped(big(liquidity))}`,
      `uses ${usdt(big(amount0))} USDC and all but ${left} wei of the WETH`,
    );
  });

  it.each([
    ['0.1%', 10],
    ['0.5%', 50],
    ['1%', 100],
  ])('shows how far the amounts may fall at %s', (tolerance, points) => {
    const least = position.mintAmountsWithSlippage(new Percent(points, 10_000));
    const less = (amount: JSBI, of: JSBI) =>
      `${((1 - Number(amount.toString()) / Number(of.toString())) * 100).toFixed(2)}% less`;
    const { amount0, amount1 } = position.mintAmounts;
    says(positions, row(tolerance, less(least.amount0, amount0), less(least.amount1, amount1)));
  });

  it('warns of narrow and of one-sided ranges', () => {
    const narrow = new Position({
      pool: usdcWeth,
      tickLower: 200300,
      tickUpper: 200320,
      liquidity,
    }).mintAmountsWithSlippage(new Percent(50, 10_000));
    expect([narrow.amount0, narrow.amount1].map(String)).toEqual(['0', '0']);
    const above = Position.fromAmount0({
      pool: usdcWeth,
      tickLower: 198310,
      tickUpper: 198410,
      amount0: 1,
      useFullPrecision: true,
    });
    expect(Number(above.liquidity.toString())).toBeGreaterThan(2 ** 128);
    const below = Position.fromAmount1({
      pool: usdcWeth,
      tickLower: 202310,
      tickUpper: 202410,
      amount1: 1,
    });
    expect(Number(below.liquidity.toString())).toBeGreaterThan(2 ** 128);
    says(positions, 'both minimums are 0', 'returns an absurdly high liquidity');
  });

  it('explains that full precision uses more of the amounts, never less', () => {
    const liquidityAt = (useFullPrecision: boolean) => {
      const pool = new Pool(DAI, USDC, FeeAmount.MEDIUM, '4295128740', 1, -887272);
      return Position.fromAmount0({
        pool,
        tickLower: -887220,
        tickUpper: -880020,
        amount0: (10n ** 30n).toString(),
        useFullPrecision,
      }).liquidity;
    };
    expect(JSBI.lessThan(liquidityAt(false), liquidityAt(true))).toBe(true);
  });

  it('names the errors', () => {
    const build = (tickLower: number, tickUpper: number) => () =>
      new Position({ pool: usdcWeth, liquidity: 1, tickLower, tickUpper });
    expect(build(1, 10)).toThrow('TICK_LOWER');
    expect(build(0, 11)).toThrow('TICK_UPPER');
    expect(build(10, 0)).toThrow('TICK_ORDER');
    expect(() => position.mintAmountsWithSlippage(new Percent(101, 100))).toThrow('NEGATIVE');
    const empty = { tickLower: 10, tickUpper: 10, amount0: 1, amount1: 1 };
    expect(() =>
      Position.fromAmounts({ pool: usdcWeth, ...empty, useFullPrecision: true }),
    ).toThrow('Division by zero');
  });
});

describe('the page of Route', () => {
  const route = new Route([usdcWeth, wethDai], USDC, DAI);

  it('has correct comments in its example', () => {
    expect(route.tokenPath.map(({ symbol }) => symbol)).toEqual(['USDC', 'WETH', 'DAI']);
    expect(route.midPrice.toSignificant(6)).toBe('1');
    const [path, reversed] = [encodeRouteToPath(route, false), encodeRouteToPath(route, true)];
    says(routes, `// ${(path.length - 2) / 2} bytes for exactInput`);
    expect(reversed.slice(2, 42)).toBe(path.slice(-40));
  });

  it('warns of a route that ends where it starts', () => {
    expect(new Route([usdcWeth], WETH, WETH).tokenPath.at(-1)).toBe(USDC);
    says(routes, "`new Route([usdcWeth], WETH, WETH)` doesn't throw");
  });

  it('names the errors', () => {
    expect(() => new Route([], USDC, WETH)).toThrow('POOLS');
    expect(() => new Route([usdcWeth], DAI, WETH)).toThrow('INPUT');
    expect(() => new Route([usdcWeth], WETH, DAI)).toThrow('OUTPUT');
    expect(() => new Route([usdcWeth, wethDai], WETH, DAI)).toThrow('PATH');
    expect(() => new Route([usdcWeth], Ether.onChain(137), WETH)).toThrow('WRAPPED');
  });
});
