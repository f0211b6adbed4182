import * as older from '@uniswap/sdk';
import type { Token } from '@uniswap/sdk-core';
import {
  CurrencyAmount,
  Ether,
  Fraction,
  Percent,
  Price,
  Rounding,
  SupportedChainId,
  WETH9,
} from '@uniswap/sdk-core';
import { type Pair, Route, Router, Trade } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import { fileJson, grouped, row } from './page-text';
import { big, DAI, raw, USDC, WETH, whole } from './tokens';
import { even, pairOf, pairWith, sdkPage, states } from './v1-page';

const text = (amount: { quotient: { toString(): string } }) => grouped(big(amount.quotient));
const ether = Ether.onChain(1);
const half = new Percent(50, 10_000);

describe('Pair', () => {
  it('has prices in the directions of the table', () => {
    const pair = pairWith(DAI);
    expect(pair.token0.equals(DAI)).toBe(true);
    expect(pair.token0Price.equalTo(pair.reserve1.divide(pair.reserve0))).toBe(true);
    expect(pair.token0Price.baseCurrency.equals(pair.token0)).toBe(true);
    expect(pair.priceOf(WETH).equalTo(pair.token1Price)).toBe(true);
  });

  it('pays out and mints the amounts on the page', () => {
    const lp = (amount: number) => raw(even.liquidityToken, amount);
    const minted = (pair: Pair, supply: number, dai: number, weth: number) =>
      text(pair.getLiquidityMinted(lp(supply), raw(DAI, dai), raw(WETH, weth)));
    const value = (...fee: [feeOn?: boolean, kLast?: string]) =>
      text(even.getLiquidityValue(DAI, lp(500_000), lp(10_000), ...fee));
    const out = text(even.getOutputAmount(raw(DAI, 1_000))[0]);
    const paid = text(even.getInputAmount(raw(DAI, 1_000))[0]);
    states(sdkPage('pair'), `an input of 1,000 buys ${out}, and an output of 1,000 costs ${paid}`);
    const first = minted(pairOf(0, 0), 0, 4_000_000, 1_000_000);
    states(sdkPage('pair'), `4,000,000 and 1,000,000 | ${first}: the square root`);
    states(
      sdkPage('pair'),
      `5,000 and 4,000 | ${minted(even, 1_000_000, 5_000, 4_000)}, from the smaller`,
    );
    states(sdkPage('pair'), row('500,000', '10,000', `${value()} of the token`));
    states(sdkPage('pair'), `10,000 | ${value(true, '250000000000')}, after the protocol`);
    expect(even.liquidityToken.decimals).toBe(18);
    const zero = () => even.getLiquidityValue(DAI, lp(500_000), lp(10_000), true, 0);
    expect(zero).toThrow('K_LAST');
    expect(value(true, '0')).toBe(value());
  });
});

describe('Route', () => {
  it('does not notice an output that is not on the path', () => {
    const route = new Route([pairWith(DAI), pairWith(USDC)], DAI, WETH);
    expect(route.path.at(-1)?.equals(USDC)).toBe(true);
    states(sdkPage('route'), `\`${route.midPrice.toSignificant(6)}\``);
  });

  it('keeps ether at its ends and WETH in its path', () => {
    const route = new Route([pairWith(DAI)], ether, DAI);
    expect([route.input, route.path[0]]).toEqual([ether, route.input.wrapped]);
  });
});

describe('Trade', () => {
  const route = new Route([even], DAI, WETH);
  const bought = Trade.exactIn(route, raw(DAI, 10_000));
  const sold = Trade.exactOut(route, raw(WETH, 10_000));
  const one = new Percent(1, 100);

  it('has the amounts and bounds of the table', () => {
    const cells = (name: string, of: (trade: typeof bought | typeof sold) => string) => {
      states(sdkPage('trade'), row(name, of(bought), of(sold)));
    };
    cells('`inputAmount`', (trade) => text(trade.inputAmount));
    cells('`outputAmount`', (trade) => text(trade.outputAmount));
    cells('`priceImpact`', (trade) => `${trade.priceImpact.toFixed(2)}%`);
    cells('`minimumAmountOut` at 1%', (trade) => text(trade.minimumAmountOut(one)));
    cells('`maximumAmountIn` at 1%', (trade) => text(trade.maximumAmountIn(one)));
  });

  it('finds no trade if no pair connects the tokens', () => {
    expect(Trade.bestTradeExactIn([even], raw(DAI, 10_000), USDC)).toEqual([]);
  });

  it('chooses among nine functions of the router', () => {
    const ends = [
      [DAI, WETH],
      [ether, DAI],
      [DAI, ether],
    ] as const;
    const names = ends.flatMap(([from, to]) => {
      const path = new Route([pairWith(DAI)], from, to);
      const amount = '1000000000000000000';
      const input = Trade.exactIn(path, CurrencyAmount.fromRawAmount(from, amount));
      const output = Trade.exactOut(path, CurrencyAmount.fromRawAmount(to, amount));
      const options = { allowedSlippage: half, recipient: DAI.address, deadline: 1_700_000_000 };
      return [
        Router.swapCallParameters(input, options),
        Router.swapCallParameters(input, { ...options, feeOnTransfer: true }),
        Router.swapCallParameters(output, options),
      ].map(({ methodName }) => methodName);
    });
    expect(new Set(names).size).toBe(9);
    states(sdkPage('other-exports'), 'the nine swap functions');
    const fraction = { allowedSlippage: half, recipient: DAI.address, deadline: 0x6553f100 + 0.5 };
    states(
      sdkPage('other-exports'),
      `\`${String(Router.swapCallParameters(bought, fraction).args[4])}\``,
    );
  });
});

describe('fractions', () => {
  const amount = raw(USDC, 1_234_567_890);

  it('are formatted as the table shows', () => {
    const cell = (call: string, result: string) => {
      states(sdkPage('fractions'), row(`\`${call}\``, `\`${result}\``));
    };
    cell('toExact()', amount.toExact());
    cell('toSignificant()', amount.toSignificant());
    cell('toSignificant(4)', amount.toSignificant(4));
    cell('toFixed(2)', amount.toFixed(2));
    cell("toFixed(2, { groupSeparator: ',' })", amount.toFixed(2, { groupSeparator: ',' }));
    const up = amount.toSignificant(6, undefined, Rounding.ROUND_UP);
    cell('toSignificant(6, undefined, Rounding.ROUND_UP)', up);
  });

  it('have the pitfalls that the page names', () => {
    expect(new Percent(5).toFixed(0)).toBe('500');
    expect(half.multiply(amount)).toBeInstanceOf(Percent);
    expect(new Fraction(1, -2).lessThan(0)).toBe(false);
    expect(raw(DAI, 5).lessThan(raw(WETH, 6))).toBe(true);
    const price = new Price({ baseAmount: whole(WETH, 1), quoteAmount: whole(USDC, 2_000) });
    expect(price.toSignificant()).toBe('2000');
    states(sdkPage('fractions'), `\`${price.asFraction.toSignificant(6)}\``);
    expect(price.invert()).toBeInstanceOf(Price);
    expect(price.add(1)).not.toBeInstanceOf(Price);
  });
});

describe('packages', () => {
  it('have as many chains as the pages state', () => {
    const count = (values: object) => Object.keys(values).filter((key) => /^\d+$/.test(key)).length;
    states(sdkPage('getting-started'), `\`ChainId\` (${count(older.ChainId)} chains)`);
    states(sdkPage('getting-started'), `\`SupportedChainId\` (${count(SupportedChainId)})`);
    states(
      sdkPage('other-exports'),
      `for ${count(WETH9)} chains. It is undefined for other chains`,
    );
  });

  it('are shown with the installed versions', () => {
    const shown = ['getting-started', 'fetcher'].flatMap((name) => [
      ...sdkPage(name).matchAll(/(@uniswap\/[\w-]+|jsbi)`?[@ ](\d[\w.-]*\d)/g),
    ]);
    expect(shown.length).toBeGreaterThan(15);
    for (const [, name = '', version] of shown) {
      expect([name, fileJson(`node_modules/${name}/package.json`).version]).toEqual([
        name,
        version,
      ]);
    }
  });

  it("accept only some of each other's classes", () => {
    const token = new older.Token(older.ChainId.MAINNET, DAI.address, 18);
    expect(token.equals(DAI as unknown as older.Token)).toBe(true);
    expect(DAI.equals(token as unknown as Token)).toBe(undefined);
  });
});
