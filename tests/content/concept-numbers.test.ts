import { readFileSync } from 'node:fs';
import { CurrencyAmount, Token, TradeType } from '@uniswap/sdk-core';
import {
  computePairAddress,
  FACTORY_ADDRESS as V1_FACTORY_ADDRESS,
  INIT_CODE_HASH,
  Pair,
  Route as PairRoute,
  Trade as PairTrade,
} from '@uniswap/v2-sdk';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  nearestUsableTick,
  Pool,
  Position,
  computePoolAddress,
  FACTORY_ADDRESS,
  POOL_INIT_CODE_HASH,
  SwapMath,
  Tick,
  TICK_SPACINGS,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import { describe, expect, it } from 'vitest';

/** Every worked number of the concept pages, computed again: a number edited on a page fails here. */
const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
const USDT = new Token(1, '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6, 'USDT');
const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const wei = 10n ** 18n;
const micro = 10n ** 6n;

const root = new URL('../../content/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The page's text with runs of blanks as one, and the thousands mark of formulas as plain text has it. */
const textOf = (page: string) =>
  read(page === 'glossary' ? 'glossary.yml' : `docs/concepts/${page}.mdx`)
    .replaceAll('{,}', ',')
    .replace(/\s+/g, ' ');

function states(page: string, ...expected: string[]) {
  const text = textOf(page);
  const missing = expected.filter((part) => !text.includes(part));
  expect(missing, `not found in ${page}.mdx`).toEqual([]);
}

function draws(figure: string, ...expected: string[]) {
  const text = read(`figures/${figure}.svg`);
  expect(
    expected.filter((part) => !text.includes(`>${part}<`)),
    `not found in ${figure}.svg`,
  ).toEqual([]);
}

const grouped = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const usdt = (raw: bigint) => grouped(Number(raw) / 1e6, 6);
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const big = (value: { toString(): string }) => BigInt(value.toString());

/** Raw square root price of WETH at so many USDT. */
const sqrtAt = (price: number) => encodeSqrtRatioX96(String(BigInt(price) * micro), String(wei));
const tickAt = (price: number) => TickMath.getTickAtSqrtRatio(sqrtAt(price));
const priceAt = (tick: number) => Number(tickToPrice(WETH, USDT, tick).toSignificant(12));
const priceOf = (sqrtRatioX96: JSBI) => (Number(sqrtRatioX96.toString()) / 2 ** 96) ** 2 * 1e12;
const poolAt = (price: number, fee: FeeAmount) =>
  new Pool(WETH, USDT, fee, sqrtAt(price), 0, tickAt(price));

/** Output of a v1 pair, from its published formula: 0.30% of the input is the fee. */
const v1Out = (input: bigint, reserveIn: bigint, reserveOut: bigint) =>
  (input * 997n * reserveOut) / (reserveIn * 1000n + input * 997n);
const reserves = { weth: 1000n * wei, usdt: 2_000_000n * micro };
const pair = new Pair(
  CurrencyAmount.fromRawAmount(WETH, String(reserves.weth)),
  CurrencyAmount.fromRawAmount(USDT, String(reserves.usdt)),
);
const sell = (weth: bigint) => v1Out(weth * wei, reserves.weth, reserves.usdt);

function squareRoot(value: bigint) {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root--;
  while ((root + 1n) * (root + 1n) <= value) root++;
  return root;
}

describe('overview', () => {
  it('shows what selling 10 WETH to a v1 pair pays and where it leaves the price', () => {
    const out = sell(10n);
    const left = reserves.usdt - out;
    states('overview', `${usdt(out)} USDT`, `${grouped(Number(out) / 1e7, 2)} USDT per WETH`);
    states(
      'overview',
      row('You sell 10 WETH', '1,010', usdt(left), grouped(Number(left) / 1e6 / 1010, 2)),
    );
  });
});

describe('the protocol', () => {
  it('gives the address of the USDC/WETH pool and the hash it follows from', () => {
    const tokens = { tokenA: USDC, tokenB: WETH, fee: FeeAmount.LOW };
    const address = computePoolAddress({ factoryAddress: FACTORY_ADDRESS, ...tokens });
    states('protocol', `0.05%: \`${address}\``, `\`${POOL_INIT_CODE_HASH}\``);
  });

  it('gives the address of the USDC/WETH pair of v1 and the hash it follows from', () => {
    const tokens = { tokenA: USDC, tokenB: WETH };
    const address = computePairAddress({ factoryAddress: V1_FACTORY_ADDRESS, ...tokens });
    states(
      'protocol',
      `| \`${INIT_CODE_HASH}\` | \`${POOL_INIT_CODE_HASH}\` |`,
      `| \`${address}\` |`,
    );
  });
});

describe('concentrated liquidity', () => {
  const liquidity = 10_000 / (Math.sqrt(2000) - 40);
  const fullRange = Math.sqrt(5 * 10_000);

  it('turns 10,000 USDT between 1,600 and 2,500 into liquidity, and that into 5 WETH', () => {
    expect(liquidity * (1 / Math.sqrt(2000) - 1 / 50)).toBeCloseTo(5, 10);
    states('protocol/concentrated-liquidity', `= ${grouped(liquidity, 2)} $$`);
    states('protocol/concentrated-liquidity', `sqrt{p} = ${Math.sqrt(2000).toFixed(5)}$`);
    draws('liquidity-profile', `L = ${grouped(liquidity, 2)}`, `L = ${grouped(fullRange, 2)}`);
  });

  it.each([1600, 1800, 2000, 2200, 2500])('shows the position at %i USDT per WETH', (price) => {
    const weth = liquidity * (1 / Math.sqrt(price) - 1 / 50);
    const held = liquidity * (Math.sqrt(price) - 40);
    states(
      'protocol/concentrated-liquidity',
      row(
        grouped(price),
        grouped(weth, 4),
        grouped(held, 2),
        grouped(weth * price + held, 2),
        grouped(5 * price + 10_000, 2),
      ),
    );
  });

  it('compares the range with full range', () => {
    const efficiency = (ratio: number) => 1 / (1 - ratio ** 0.25);
    expect(liquidity / fullRange).toBeCloseTo(efficiency(1600 / 2500), 8);
    states('protocol/concentrated-liquidity', `= ${grouped(fullRange, 2)}$`);
    states('protocol/concentrated-liquidity', `${(liquidity / fullRange).toFixed(2)} times`);
    const rows = [0.8, 0.9, 0.95, 0.99].map(
      (bound) => `$${bound} \\, p$ to $p / ${bound}$ | ${efficiency(bound ** 2).toFixed(2)}×`,
    );
    states('protocol/concentrated-liquidity', ...rows);
    states(
      'protocol/concentrated-liquidity',
      `$p / 2$ to $2 \\, p$ | ${efficiency(0.25).toFixed(2)}×`,
    );
  });

  it('lists spacing, step and full-range ticks of each tier', () => {
    const tiers: [string, FeeAmount][] = [
      ['0.01%', FeeAmount.LOWEST],
      ['0.05%', FeeAmount.LOW],
      ['0.30%', FeeAmount.MEDIUM],
      ['1%', FeeAmount.HIGH],
    ];
    for (const [name, fee] of tiers) {
      const spacing = TICK_SPACINGS[fee];
      const step = `${((1.0001 ** spacing - 1) * 100).toFixed(3)}%`;
      const lower = nearestUsableTick(TickMath.MIN_TICK, spacing);
      const upper = nearestUsableTick(TickMath.MAX_TICK, spacing);
      states(
        'protocol/concentrated-liquidity',
        row(name, fee, spacing, step, `${lower} and ${upper}`),
      );
    }
  });

  it('snaps the range to usable ticks and says what the deposit takes', () => {
    const [tickLower, tickUpper] = [1600, 2500].map((price) =>
      nearestUsableTick(tickAt(price), 60),
    );
    if (tickLower === undefined || tickUpper === undefined) throw new Error('two bounds');
    const position = Position.fromAmounts({
      pool: poolAt(2000, FeeAmount.MEDIUM),
      tickLower,
      tickUpper,
      amount0: String(5n * wei),
      amount1: String(10_000n * micro),
      useFullPrecision: true,
    });
    states(
      'protocol/concentrated-liquidity',
      row('1,600', tickLower, grouped(priceAt(tickLower), 2)),
      row('2,500', tickUpper, grouped(priceAt(tickUpper), 2)),
      `takes ${usdt(big(position.mintAmounts.amount1))} of`,
      `returns liquidity ${position.liquidity.toString()}.`,
    );
  });
});

describe('range orders', () => {
  const liquidity = 1 / (1 / 46 - 1 / 48);

  it.each([2116, 2150, 2208, 2250, 2304])('shows the order at %i USDT per WETH', (price) => {
    const weth = liquidity * (1 / Math.sqrt(price) - 1 / 48);
    const got = liquidity * (Math.sqrt(price) - 46);
    states('protocol/range-orders', row(grouped(price), grouped(weth, 4), grouped(got, 2)));
    if (price === 2208)
      draws('range-order-stages', `${grouped(weth, 4)} WETH`, `${grouped(got, 2)} USDT`);
  });

  it('sells at the geometric mean of the bounds', () => {
    expect(liquidity * 2).toBeCloseTo(Math.sqrt(2116 * 2304), 8);
    states('protocol/range-orders', `= ${grouped(liquidity)} $$`);
    states(
      'protocol/range-orders',
      `${grouped(liquidity * 2)} \\text{ USDT}`,
      `2,304} = ${grouped(liquidity * 2)}$`,
    );
    draws('range-order-stages', `${grouped(liquidity * 2)} USDT`);
  });

  it('sells at the geometric mean with real ticks too', () => {
    const [tickLower, tickUpper] = [2116, 2304].map((price) =>
      nearestUsableTick(tickAt(price), 10),
    );
    if (tickLower === undefined || tickUpper === undefined) throw new Error('two bounds');
    const range = { tickLower, tickUpper };
    const placed = Position.fromAmount0({
      pool: poolAt(2000, FeeAmount.LOW),
      ...range,
      amount0: String(wei),
      useFullPrecision: true,
    });
    const { liquidity } = placed;
    const filled = new Position({ pool: poolAt(2400, FeeAmount.LOW), ...range, liquidity });
    const mean = Math.sqrt(priceAt(tickLower) * priceAt(tickUpper));
    expect(Number(filled.amount0.toExact())).toBe(0);
    expect(Number(filled.amount1.toExact())).toBeCloseTo(mean, 5);
    states(
      'protocol/range-orders',
      row('Lower', tickLower, grouped(priceAt(tickLower), 2)),
      row('Upper', tickUpper, grouped(priceAt(tickUpper), 2)),
      `becomes ${usdt(big(filled.amount1.quotient))} USDT`,
      `is ${grouped(mean, 2)}.`,
    );
  });
});

describe('swaps', () => {
  it.each([1n, 10n, 50n, 100n])(
    'shows the price impact of selling %d WETH to a v1 pair',
    (amount) => {
      const out = sell(amount);
      const average = Number(out) / 1e6 / Number(amount);
      const impact = Number(amount) / (1000 + Number(amount));
      const trade = new PairTrade(
        new PairRoute([pair], WETH, USDT),
        CurrencyAmount.fromRawAmount(WETH, String(amount * wei)),
        TradeType.EXACT_INPUT,
      );
      expect(big(trade.outputAmount.quotient)).toBe(out);
      states(
        'protocol/swaps',
        row(
          `${amount} WETH`,
          usdt(out),
          grouped(average, 2),
          `${(impact * 100).toFixed(2)}%`,
          `${trade.priceImpact.toFixed(2)}%`,
        ),
      );
    },
  );

  it('solves for an exact output, rounded up', () => {
    const out = 20_000n * micro;
    const input = (reserves.weth * out * 1000n) / ((reserves.usdt - out) * 997n) + 1n;
    states(
      'protocol/swaps',
      `you pay ${CurrencyAmount.fromRawAmount(WETH, input.toString()).toExact()} WETH`,
    );
  });

  it('draws a sale of 500 WETH without the fee', () => {
    const received = (500 * 2_000_000) / 1500;
    draws(
      'constant-product-trade',
      `${grouped(received)} USDT`,
      `${grouped(1_000_000 - received)} USDT`,
    );
    states(
      'protocol/swaps',
      `the curve pays ${grouped(received)}.`,
      `the gap, ${grouped(1_000_000 - received)} USDT`,
    );
  });

  it('divides by one plus the tolerance', () => {
    states(
      'protocol/swaps',
      `\`minimumAmountOut\` ${Math.floor(9969 / 1.01)} |`,
      `give ${Math.floor(9969 * 0.99)}.`,
    );
    states('protocol/swaps', `\`maximumAmountIn\` ${Math.floor(10032 * 1.01)} |`);
    states('protocol/swaps', `${usdt((sell(10n) * 1000n) / 1005n)} USDT, at least`);
  });

  const ranges = [
    { lower: -202560, upper: -198060, liquidity: 20_000n * 10n ** 12n },
    { lower: -200580, upper: -200040, liquidity: 80_000n * 10n ** 12n },
  ];
  const active = 100_000n * 10n ** 12n;

  /** Sells 50 WETH step by step down to each square root price in turn. */
  function walk(targets: { sqrtRatioX96: JSBI; liquidity: bigint }[]) {
    let [remaining, sqrtRatioX96] = [50n * wei, sqrtAt(2000)];
    return targets.map((target) => {
      const [next, input, output, fee] = SwapMath.computeSwapStep(
        sqrtRatioX96,
        target.sqrtRatioX96,
        JSBI.BigInt(String(target.liquidity)),
        JSBI.BigInt(String(remaining)),
        FeeAmount.MEDIUM,
      ).map((value) => JSBI.BigInt(value.toString())) as [JSBI, JSBI, JSBI, JSBI];
      const step = {
        from: priceOf(sqrtRatioX96),
        to: priceOf(next),
        input: big(input),
        output: big(output),
        fee: big(fee),
      };
      remaining -= step.input + step.fee;
      sqrtRatioX96 = next;
      return step;
    });
  }

  const afterTick = active - 80_000n * 10n ** 12n;
  const crossing = { sqrtRatioX96: TickMath.getSqrtRatioAtTick(-200580), liquidity: active };

  it('walks 50 WETH across a tick, as the pool of the SDK does', async () => {
    const steps = walk([
      crossing,
      { sqrtRatioX96: TickMath.getSqrtRatioAtTick(-202560), liquidity: afterTick },
    ]);
    const weth = (raw: bigint) => (Number(raw) / 1e18).toFixed(6);
    const arrow = (from: number, to: number) => `${grouped(from, 2)} → ${grouped(to, 2)}`;
    steps.forEach((step, index) => {
      const held = grouped(index === 0 ? 100_000 : 20_000);
      const cells = [weth(step.input), weth(step.fee), usdt(step.output)];
      states('protocol/swaps', row(index + 1, held, arrow(step.from, step.to), ...cells));
    });
    const total = steps.reduce(
      (sum, { input, fee, output }) => ({
        input: sum.input + input,
        fee: sum.fee + fee,
        output: sum.output + output,
      }),
      { input: 0n, fee: 0n, output: 0n },
    );
    const end = steps.at(-1)?.to ?? Number.NaN;
    states(
      'protocol/swaps',
      `| ${arrow(2000, end)} | ${weth(total.input)} | ${weth(total.fee)} | ${usdt(total.output)} |`,
    );
    const crossed = steps[0]?.to ?? Number.NaN;
    const [before, after] = [active, afterTick].map((raw) => grouped(Number(raw / 10n ** 12n)));
    draws('tick-walk', grouped(end, 2), grouped(crossed, 2), `L = ${before}`, `L = ${after}`);
    draws('tick-walk', `tick ${ranges[1]?.lower}`);
    const drawing = read('figures/tick-walk.svg');
    const placeOf = (price: number, digits = 2) =>
      Number(new RegExp(`x="([\\d.]+)"[^>]*>${grouped(price, digits)}<`).exec(drawing)?.[1]);
    const unit = (placeOf(2000, 0) - placeOf(end)) / (2000 - end);
    expect((placeOf(crossed) - placeOf(end)) / unit).toBeCloseTo(crossed - end, -1);
    const [low, high] = [...drawing.matchAll(/<rect [^>]*height="(\d+)" fill="url/g)]
      .map(([, height]) => Number(height))
      .sort((one, other) => one - other);
    expect((high ?? 0) / (low ?? 0)).toBe(Number(active) / Number(afterTick));

    const ticks = ranges
      .flatMap(({ lower, upper, liquidity }) => [
        { index: lower, net: liquidity },
        { index: upper, net: -liquidity },
      ])
      .sort((a, b) => a.index - b.index)
      .map(
        ({ index, net }) =>
          new Tick({
            index,
            liquidityGross: String(net < 0n ? -net : net),
            liquidityNet: String(net),
          }),
      );
    const pool = new Pool(
      WETH,
      USDT,
      FeeAmount.MEDIUM,
      sqrtAt(2000),
      String(active),
      tickAt(2000),
      ticks,
    );
    const [output] = await pool.getOutputAmount(
      CurrencyAmount.fromRawAmount(WETH, String(50n * wei)),
    );
    expect(big(output.quotient)).toBe(total.output);
    const average = Number(output.toExact()) / 50;
    states(
      'protocol/swaps',
      `average is ${grouped(average, 2)} USDT per WETH, ${((1 - average / 2000) * 100).toFixed(2)}% under`,
    );
  });

  it('stops at a price limit of 1,900', () => {
    const steps = walk([crossing, { sqrtRatioX96: sqrtAt(1900), liquidity: afterTick }]);
    const used = steps.reduce((sum, { input, fee }) => sum + input + fee, 0n);
    const output = steps.reduce((sum, step) => sum + step.output, 0n);
    states(
      'protocol/swaps',
      `uses ${(Number(used) / 1e18).toFixed(6)} WETH, pays out ${usdt(output)} USDT`,
    );
  });
});

describe('fees', () => {
  it.each([
    ['0.01%', FeeAmount.LOWEST],
    ['0.05%', FeeAmount.LOW],
    ['0.30%', FeeAmount.MEDIUM],
    ['1%', FeeAmount.HIGH],
  ])('shows what the tier of %s takes from 1,000 USDT', (name, fee) => {
    const taken = `${((1000 * fee) / 1e6).toFixed(2)} USDT`;
    states('protocol/fees', row(name, fee, `\`${FeeAmount[fee]}\``, taken));
  });

  const out = sell(10n);
  const before = reserves.weth * reserves.usdt;
  const after = (reserves.weth + 10n * wei) * (reserves.usdt - out);

  it('shows how a v1 pair grows by its fee', () => {
    states('protocol/fees', row('USDT', '2,000,000', usdt(reserves.usdt - out)));
    states(
      'protocol/fees',
      `${grouped(Number(before) / 1e24)} | ${grouped(Number(after) / 1e24, 2)} |`,
    );
    const roots = [before, after].map((k) => grouped(Number(squareRoot(k)) / 1e12, 5));
    states('protocol/fees', row('$\\sqrt{k}$', ...roots));
    const growth = Number(squareRoot(after)) / Number(squareRoot(before)) - 1;
    states('protocol/fees', `grown by ${(growth * 100).toFixed(6)}%`);
  });

  it('shows what v1 mints to the protocol: a sixth of the growth', () => {
    const [last, now] = [squareRoot(before), squareRoot(after)];
    const minted = (last * (now - last)) / (now * 5n + last);
    const share = Number(minted) / Number(last + minted);
    expect(share).toBeCloseTo(Number(now - last) / Number(now) / 6, 12);
    states(
      'protocol/fees',
      `$S$ = ${last} raw LP units, that is ${minted} units, or ${(share * 100).toFixed(7)}%`,
    );
  });

  it('shows fee growth in v3 and what 5% of liquidity is owed', () => {
    const fee = (10n * wei * 3000n) / 1_000_000n;
    const owed = (taken: bigint) => (((taken << 128n) / 10n ** 17n) * 5000n * 10n ** 12n) >> 128n;
    const rounded = (raw: bigint) => String(Number((Number(raw) / 1e18).toFixed(9)));
    states('protocol/fees', row('Fee', `${rounded(fee)} WETH`));
    states('protocol/fees', `\`feeGrowthGlobal0X128\` | ${(fee << 128n) / 10n ** 17n} |`);
    states(
      'protocol/fees',
      `${rounded(owed(fee))} WETH |`,
      row('Owed to you, in wei', String(owed(fee))),
    );
    const [protocol, providers] = [fee / 4n, fee - fee / 4n];
    states(
      'protocol/fees',
      `${rounded(protocol)} WETH for the protocol and ${rounded(providers)} WETH for providers`,
    );
    states('protocol/fees', `Your 5% is now ${rounded(owed(providers))} WETH`);
    draws('fee-split', `${rounded(protocol)} WETH`, `${rounded(providers)} WETH`);
  });
});

describe('oracle', () => {
  const growth = -200312 * 1200 - 199824 * 600;
  const meanTick = Math.floor(growth / 1800);

  it('shows a mean tick, rounded down, and its price', () => {
    const ratio = big(TickMath.getSqrtRatioAtTick(meanTick));
    const quote = (ratio * ratio * wei) >> 192n;
    expect([tickAt(2000), tickAt(2100)]).toEqual([-200312, -199824]);
    states(
      'protocol/oracle',
      `| ${growth} |`,
      `| ${(growth / 1800).toFixed(2)} |`,
      row('Rounded to negative infinity', meanTick),
      `| ${grouped(priceAt(meanTick), 2)} |`,
      `| ${quote} (${usdt(quote)}) |`,
    );
    draws('oracle-window', String(growth), `mean ${meanTick}`);
  });

  it('compares the three means', () => {
    states(
      'protocol/oracle',
      `(arithmetic) | ${grouped((2000 * 1200 + 2100 * 600) / 1800, 2)} |`,
      `before rounding) | ${grouped(2000 ** (2 / 3) * 2100 ** (1 / 3), 2)} |`,
      `(harmonic) | ${grouped(1800 / (1200 / 2000 + 600 / 2100), 2)} |`,
    );
  });

  it.each([150, 10, 1])('shows what moving the mean by 10%% takes in %i blocks', (blocks) => {
    const multiple = 1.1 ** (150 / blocks);
    const pushed = 2_000_000 * (Math.sqrt(multiple) - 1);
    states(
      'protocol/oracle',
      `| ${grouped(multiple, blocks === 1 ? 0 : 2)} | ${grouped(pushed)} |`,
    );
  });

  it.each([
    ['12 s', 12],
    ['2 s', 2],
    ['1 s or less', 1],
  ])('sizes the ring for blocks of %s', (name, seconds) => {
    const hours = (65_535 * seconds) / 3600;
    const days = Math.floor(hours / 24);
    const rest = grouped(hours - days * 24, 1);
    const longest = days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} ${rest} h` : `${rest} h`;
    states(
      'protocol/oracle',
      row(name, ...[1_800, 3_600, 7_200].map((window) => grouped(window / seconds)), longest),
    );
  });

  it('shows the harmonic mean of liquidity', () => {
    states('protocol/oracle', `= ${grouped(1800 / (1200 / 100_000 + 600 / 20_000))} $$`);
    states('protocol/oracle', `would say ${grouped((100_000 * 1200 + 20_000 * 600) / 1800)}.`);
  });
});

describe('glossary', () => {
  it('reads the price of USDC/WETH from sqrtPriceX96', () => {
    const sqrtPriceX96 = big(encodeSqrtRatioX96(String(wei), String(2000n * micro)));
    const raw = (sqrtPriceX96 * sqrtPriceX96 + (1n << 191n)) >> 192n;
    const price = Number(raw) / 1e12;
    const tick = TickMath.getTickAtSqrtRatio(JSBI.BigInt(String(sqrtPriceX96)));
    expect(USDC.sortsBefore(WETH)).toBe(true);
    states(
      'glossary',
      row('`sqrtPriceX96`', String(sqrtPriceX96)),
      row('divided by $2^{96}$', (Number(sqrtPriceX96) / 2 ** 96).toFixed(2)),
      row('squared: raw WETH per raw USDC', grouped(Number(raw))),
      `WETH per USDC | ${price} |`,
      row('inverted: USDC per WETH', grouped(1 / price)),
      row('tick', tick),
    );
  });
});

describe('token integration issues', () => {
  const million = 1_000_000n;

  it('shows why a transfer fee of 2% breaks the constant product', () => {
    const [promised, possible] = [1000n, 980n].map((input) => v1Out(input, million, million));
    states(
      'protocol/integration-issues',
      `output of ${promised} from 1,000, but 980 arrive, which are worth ${possible} at most`,
    );
  });

  it('shows that a minimum does not cover a fee on the token bought', () => {
    const sent = Number(v1Out(10n * wei, 1000n * wei, 1000n * wei)) / 1e18;
    states(
      'protocol/integration-issues',
      `pool sends ${sent.toFixed(4)}, and ${(sent * 0.98).toFixed(4)} arrive`,
    );
  });

  it('shows raw prices and the limit of reserves', () => {
    const limit = (1n << 112n) - 1n;
    states(
      'protocol/integration-issues',
      `${limit} raw units, about $${(Number(limit) / 1e33).toFixed(2)} \\times 10^{15}$`,
    );
    expect(
      Number(encodeSqrtRatioX96(String(2000n * micro), String(wei)).toString()) ** 2 / 2 ** 192,
    ).toBeCloseTo(2e-9, 18);
  });
});
