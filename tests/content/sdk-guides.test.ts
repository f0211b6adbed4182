import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CurrencyAmount, Ether, Percent, Price, Token, TradeType, WETH9 } from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  nearestUsableTick,
  NonfungiblePositionManager,
  Pool,
  Position,
  Route,
  SwapQuoter,
  SwapRouter,
  TICK_SPACINGS,
  TickMath,
  tickToPrice,
  Trade,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { fileText, row, says } from './page-text';

const guides = 'sdk/v3/guides';
const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
const oneEther = String(10n ** 18n);
const twoThousand = String(2_000n * 10n ** 6n);
const tolerance = new Percent(50, 10_000);
const recipient = WETH.address;
const deadline = 1_700_000_000;

const root = encodeSqrtRatioX96(oneEther, twoThousand);
const tick = TickMath.getTickAtSqrtRatio(root);
const pool = new Pool(USDC, WETH, FeeAmount.MEDIUM, root, oneEther, tick);

/** Digits in groups of three; those behind the point stay as they are. */
const grouped = (value: string) => {
  const [whole = '', ...rest] = value.split('.');
  return [Number(whole).toLocaleString('en-GB'), ...rest].join('.');
};
const usdc = (raw: { toString(): string }) =>
  grouped(CurrencyAmount.fromRawAmount(USDC, raw.toString()).toExact());
const weth = (raw: { toString(): string }) =>
  CurrencyAmount.fromRawAmount(WETH, raw.toString()).toExact();
/** The functions that calldata calls, those inside of a multicall included. */
const callsIn = (calldata: string, abi: typeof SwapRouter.INTERFACE) => {
  const multicall = abi.getSighash('multicall');
  const calls = calldata.startsWith(multicall)
    ? (abi.decodeFunctionData('multicall', calldata)[0] as string[])
    : [calldata];
  return calls.map((data) => abi.parseTransaction({ data }).name);
};
const named = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

describe('the guide to quoting', () => {
  it('goes from the root price to the price step by step', () => {
    const ratio = Number(root.toString()) / 2 ** 96;
    const raw = Math.round(ratio ** 2);
    says(
      `${guides}/quoting`,
      row('`sqrtPriceX96`', root.toString()),
      row('divided by $2^{96}$', ratio.toLocaleString('en-GB', { maximumFractionDigits: 6 })),
      row('squared: raw WETH per raw USDC', raw.toLocaleString('en-GB')),
      row('times $10^{6-18}$: WETH per USDC', raw * 10 ** (6 - 18)),
      row('inverted: USDC per WETH', (1 / (raw * 10 ** (6 - 18))).toLocaleString('en-GB')),
    );
    expect(pool.token0Price.toSignificant(6)).toBe('0.0005');
  });

  it('tells the two quoters apart by their selectors', () => {
    const selector = (useQuoterV2: boolean) =>
      SwapQuoter.quoteCallParameters(
        new Route([pool], USDC, WETH),
        CurrencyAmount.fromRawAmount(USDC, 1),
        TradeType.EXACT_INPUT,
        { useQuoterV2 },
      ).calldata.slice(0, 10);
    says(`${guides}/quoting`, `differ, \`${selector(true)}\` and \`${selector(false)}\``);
  });
});

describe('the guide to trading', () => {
  it('shows what a trade knows', () => {
    const trade = Trade.createUncheckedTrade({
      route: new Route([pool], USDC, WETH),
      inputAmount: CurrencyAmount.fromRawAmount(USDC, twoThousand),
      outputAmount: CurrencyAmount.fromRawAmount(WETH, String(996n * 10n ** 15n)),
      tradeType: TradeType.EXACT_INPUT,
    });
    says(
      `${guides}/trading`,
      `${trade.executionPrice.toSignificant(6)} WETH per USDC`,
      `${trade.executionPrice.invert().toSignificant(6)} USDC per WETH`,
      `${trade.priceImpact.toFixed(2)}% |`,
      `${trade.minimumAmountOut(tolerance).toExact()} WETH`,
    );
  });

  it('lists the calls and the value of each kind of trade with ether', () => {
    const ether = Ether.onChain(1);
    const kinds = [
      ['ETH → token, exact input', ether, USDC, TradeType.EXACT_INPUT, 'the input'],
      ['ETH → token, exact output', ether, USDC, TradeType.EXACT_OUTPUT, 'the maximum input'],
      ['token → ETH, exact input', USDC, ether, TradeType.EXACT_INPUT, '0'],
    ] as const;
    for (const [name, from, to, tradeType, value] of kinds) {
      const trade = Trade.createUncheckedTrade({
        route: new Route([pool], from, to),
        inputAmount: CurrencyAmount.fromRawAmount(from, from.isNative ? oneEther : twoThousand),
        outputAmount: CurrencyAmount.fromRawAmount(to, to.isNative ? oneEther : twoThousand),
        tradeType,
      });
      const sent = SwapRouter.swapCallParameters(trade, {
        slippageTolerance: tolerance,
        recipient,
        deadline,
      });
      const maximum = trade.maximumAmountIn(tolerance).quotient.toString();
      expect(BigInt(sent.value)).toBe(value === '0' ? 0n : BigInt(maximum));
      says(
        `${guides}/trading`,
        row(name, value, named(callsIn(sent.calldata, SwapRouter.INTERFACE))),
      );
    }
  });

  it('lets the amount decide about ether, and names the error of two tokens', () => {
    const sold = (of: Token | Ether, along: Token | Ether) => {
      const trade = Trade.createUncheckedTrade({
        route: new Route([pool], along, USDC),
        inputAmount: CurrencyAmount.fromRawAmount(of, oneEther),
        outputAmount: CurrencyAmount.fromRawAmount(USDC, twoThousand),
        tradeType: TradeType.EXACT_INPUT,
      });
      const options = { slippageTolerance: tolerance, recipient, deadline };
      return BigInt(SwapRouter.swapCallParameters(trade, options).value);
    };
    const ether = Ether.onChain(1);
    expect([sold(ether, WETH), sold(WETH, ether)]).toEqual([BigInt(oneEther), 0n]);
    says(`${guides}/trading`, 'ETH in one and WETH in the other, and then the amount decides');
    expect(() => sold(USDC, WETH)).toThrow('Invariant failed: INPUT_CURRENCY_MATCH');
    says(`${guides}/trading`, '`Invariant failed: INPUT_CURRENCY_MATCH`');
    says('sdk/v3/reference/classes/Trade', '`Invariant failed: INPUT_CURRENCY_MATCH`');
  });

  it('counts the words of ticks to read for each tier', () => {
    for (const fee of [100, 500, 3000, 10_000] as const) {
      const spacing = TICK_SPACINGS[fee];
      const words = 2 * (Math.floor(TickMath.MAX_TICK / spacing / 256) + 1);
      says(`${guides}/trading`, row(fee, spacing, words.toLocaleString('en-GB')));
    }
  });
});

const ticks = {
  tickLower: nearestUsableTick(tick - 2_000, 60),
  tickUpper: nearestUsableTick(tick + 2_000, 60),
};
const position = Position.fromAmounts({
  pool,
  ...ticks,
  amount0: twoThousand,
  amount1: oneEther,
  useFullPrecision: true,
});

describe('the guides to liquidity', () => {
  const minting = `${guides}/liquidity/minting`;

  it('says what an amount is called with the pool of another pair', () => {
    const raw = 30_000_000_000_000;
    expect(weth(raw)).toBe('0.00003');
    says(`${guides}/liquidity/liquidity-fees`, `0.00003 WETH turns into ${usdc(raw)} USDC`);
  });

  it('show the range, the liquidity and the amounts of the example', () => {
    const [low, high] = [ticks.tickUpper, ticks.tickLower].map((end) =>
      grouped(tickToPrice(WETH, USDC, end).toSignificant(6)),
    );
    const used = position.mintAmounts;
    says(
      minting,
      row('present tick', tick),
      row('`tickLower`, `tickUpper`', `${ticks.tickLower}, ${ticks.tickUpper}`),
      row('range, USDC per WETH', `${low} to ${high}`),
      row('liquidity', position.liquidity.toString()),
      row('USDC used of 2,000', usdc(used.amount0)),
      row('WETH used of 1', weth(used.amount1)),
      `−${nearestUsableTick(TickMath.MAX_TICK, 60)} to ${nearestUsableTick(TickMath.MAX_TICK, 60)}`,
    );
    const one = Position.fromAmount0({
      pool,
      ...ticks,
      amount0: twoThousand,
      useFullPrecision: true,
    });
    says(minting, `2,000 USDC want ${weth(one.mintAmounts.amount1)} WETH`);
  });

  it('show how far the minimums are below the amounts', () => {
    const used = position.mintAmounts;
    const least = position.mintAmountsWithSlippage(tolerance);
    says(
      minting,
      row('USDC', usdc(used.amount0), usdc(least.amount0)),
      row('WETH', weth(used.amount1), weth(least.amount1)),
    );
    for (const side of ['amount0', 'amount1'] as const) {
      const below = 1 - Number(least[side].toString()) / Number(used[side].toString());
      says(minting, `That is ${(below * 100).toFixed(1)}% below`);
    }
    const paid = position.burnAmountsWithSlippage(tolerance);
    says(
      `${guides}/liquidity/modifying-position`,
      `${grouped(position.amount0.toExact())} USDC and ${position.amount1.toExact()} WETH at 0.50% has minimums of ${usdc(paid.amount0)} USDC and ${weth(paid.amount1)} WETH`,
    );
  });

  it('are right that a mint takes no more than was approved, at whatever price', () => {
    const { amount0, amount1 } = position.mintAmounts;
    for (let now = ticks.tickLower - 60; now <= ticks.tickUpper + 60; now += 60) {
      const price = TickMath.getSqrtRatioAtTick(now);
      const moved = new Pool(USDC, WETH, FeeAmount.MEDIUM, price, oneEther, now);
      // What the position manager makes of the amounts that it was given.
      const given = { amount0, amount1, useFullPrecision: false };
      const taken = Position.fromAmounts({ pool: moved, ...ticks, ...given }).mintAmounts;
      expect(BigInt(taken.amount0.toString())).toBeLessThanOrEqual(BigInt(amount0.toString()));
      expect(BigInt(taken.amount1.toString())).toBeLessThanOrEqual(BigInt(amount1.toString()));
    }
    says(minting, 'The contract takes no more than `position.mintAmounts`');
    says('sdk/v3/overview', 'a mint never takes more, wherever the price moves');
  });

  it('put the pool in front of the mint, at the price that is shown', () => {
    const { calldata } = NonfungiblePositionManager.addCallParameters(position, {
      recipient,
      slippageTolerance: tolerance,
      deadline,
      createPool: true,
    });
    expect(callsIn(calldata, NonfungiblePositionManager.INTERFACE)).toEqual([
      'createAndInitializePoolIfNecessary',
      'mint',
    ]);
    says(minting, `The result here is ${root.toString()}`, `// ${tick}`);
  });

  it('list the calls that remove liquidity', () => {
    const calls = (share: Percent, second: Ether | Token) =>
      callsIn(
        NonfungiblePositionManager.removeCallParameters(position, {
          tokenId: 1,
          liquidityPercentage: share,
          slippageTolerance: tolerance,
          deadline,
          burnToken: share.equalTo(1),
          collectOptions: {
            expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(USDC, 0),
            expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(second, 0),
            recipient,
          },
        }).calldata,
        NonfungiblePositionManager.INTERFACE,
      );
    const half = new Percent(1, 2);
    const page = `${guides}/liquidity/modifying-position`;
    says(page, row('less than 100%', named(calls(half, WETH))));
    says(page, row('100%, with `burnToken`', named(calls(new Percent(1), WETH))));
    const withEther = calls(half, Ether.onChain(1));
    expect(withEther).toEqual(['decreaseLiquidity', 'collect', 'unwrapWETH9', 'sweepToken']);
    says(page, 'with `unwrapWETH9` and `sweepToken` after `collect`');
  });
});

describe('the errors in the guides', () => {
  const messageOf = (call: () => unknown): string => {
    try {
      call();
    } catch (error) {
      return (error as Error).message;
    }
    return 'no error';
  };
  const DAI = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 'DAI');
  const options = { recipient, slippageTolerance: tolerance, deadline };
  const add = NonfungiblePositionManager.addCallParameters.bind(NonfungiblePositionManager);
  const errors: [page: string, call: () => unknown][] = [
    // In plain JavaScript any number passes for a fee.
    ['quoting', () => Reflect.construct(Pool, [USDC, WETH, 0.3, root, 1, tick]) as unknown],
    ['quoting', () => new Pool(USDC, WETH, FeeAmount.MEDIUM, root, 1, 0)],
    ['trading', () => new Route([pool], DAI, WETH)],
    ['liquidity/minting', () => new Position({ pool, liquidity: 1, tickLower: 1, tickUpper: 60 })],
    ['liquidity/minting', () => new Position({ pool, liquidity: 1, tickLower: 60, tickUpper: 0 })],
    ['liquidity/minting', () => add(new Position({ pool, liquidity: 0, ...ticks }), options)],
    ['background', () => CurrencyAmount.fromRawAmount(USDC, BigInt(deadline) as unknown as number)],
  ];

  it.each(errors)('are those that the packages throw: %s (%#)', (page, call) => {
    const message = messageOf(call).replace('BigInt(1700000000)', '1700000000');
    says(`${guides}/${page}`, `\`${message}\``);
  });
});

describe('the reference overviews', () => {
  const rootPath = join(import.meta.dirname, '../..');

  it('name the chains that have a WETH9', () => {
    const chains = Object.keys(WETH9);
    const list = `${chains.slice(0, -1).join(', ')} and ${chains.at(-1)}`;
    says('sdk/core/reference/overview', `by chain id, for ${list}`);
  });

  it('say what rounding each number class has without one', () => {
    const amount = CurrencyAmount.fromRawAmount(USDC, 1_999_999);
    expect(amount.toFixed(2)).toBe('1.99');
    expect(amount.asFraction.divide(1_000_000).toFixed(2)).toBe('2.00');
    expect(new Percent(1_999_999, 100_000_000).toFixed(2)).toBe('2.00');
    expect(new Price(USDC, WETH, 1_000_000, String(1_999_999n * 10n ** 12n)).toFixed(2)).toBe(
      '2.00',
    );
    expect(fileText('content/docs/sdk/core/reference/enums/index.mdx')).toContain(
      'round half up; amounts round down',
    );
  });

  it.each([
    ['sdk/v3/reference/overview', '@uniswap/v3-sdk'],
    ['sdk/core/reference/overview', '@uniswap/sdk-core'],
  ])('list every export of the package: %s', async (page, name) => {
    const exported = Object.keys((await import(name)) as object).filter((key) => key !== 'default');
    const folder = join(rootPath, 'content/docs', page, '..');
    const text = ['overview', 'classes/index', 'enums/index']
      .map((file) => readFileSync(join(folder, `${file}.mdx`), 'utf8'))
      .join('\n');
    const missing = exported.filter((key) => !new RegExp(`\`${key}\\b`).test(text));
    expect(missing).toEqual([]);
  });
});
