import type { Token } from '@uniswap/sdk-core';
import { CurrencyAmount, Ether, TradeType } from '@uniswap/sdk-core';
import { Route, SwapQuoter, SwapRouter, TICK_SPACINGS, TickMath, Trade } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { functionsIn } from './calldata-functions';
import { grouped, row, says } from './page-text';
import {
  guides,
  named,
  oneEther,
  options,
  pool,
  root,
  tolerance,
  twoThousand,
} from './sdk-v3-guide-example';
import { big, raw, USDC, WETH } from './tokens';

describe('the guide to quoting', () => {
  it('computes the price from the square root price step by step', () => {
    const ratio = Number(root.toString()) / 2 ** 96;
    const ratioSquared = Math.round(ratio ** 2);
    says(
      `${guides}/quoting`,
      row('`sqrtPriceX96`', root.toString()),
      row('divided by $2^{96}$', ratio.toLocaleString('en-GB', { maximumFractionDigits: 6 })),
      row('squared: base units of WETH per base unit of USDC', grouped(ratioSquared)),
      row('times $10^{6-18}$: WETH per USDC', ratioSquared * 10 ** (6 - 18)),
      row('inverted: USDC per WETH', (1 / (ratioSquared * 10 ** (6 - 18))).toLocaleString('en-GB')),
    );
    expect(pool.token0Price.toSignificant(6)).toBe('0.0005');
  });

  it('distinguishes the two quoters by their selectors', () => {
    const selector = (useQuoterV2: boolean) =>
      SwapQuoter.quoteCallParameters(
        new Route([pool], USDC, WETH),
        raw(USDC, 1),
        TradeType.EXACT_INPUT,
        { useQuoterV2 },
      ).calldata.slice(0, 10);
    says(`${guides}/quoting`, `differ, \`${selector(true)}\` and \`${selector(false)}\``);
  });
});

describe('the guide to trading', () => {
  it('shows the properties of a trade', () => {
    const trade = Trade.createUncheckedTrade({
      route: new Route([pool], USDC, WETH),
      inputAmount: raw(USDC, twoThousand),
      outputAmount: raw(WETH, 996n * 10n ** 15n),
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
      ['token → ETH, exact output', USDC, ether, TradeType.EXACT_OUTPUT, '0'],
    ] as const;
    for (const [name, from, to, tradeType, value] of kinds) {
      const trade = Trade.createUncheckedTrade({
        route: new Route([pool], from, to),
        inputAmount: CurrencyAmount.fromRawAmount(from, from.isNative ? oneEther : twoThousand),
        outputAmount: CurrencyAmount.fromRawAmount(to, to.isNative ? oneEther : twoThousand),
        tradeType,
      });
      const sent = SwapRouter.swapCallParameters(trade, options);
      const maximum = big(trade.maximumAmountIn(tolerance).quotient);
      expect(BigInt(sent.value)).toBe(value === '0' ? 0n : maximum);
      says(`${guides}/trading`, row(name, value, named(functionsIn(SwapRouter.INTERFACE, sent))));
    }
  });

  it('explains that the amount decides whether ether is used, and shows the error for two tokens', () => {
    const sold = (of: Token | Ether, along: Token | Ether) => {
      const trade = Trade.createUncheckedTrade({
        route: new Route([pool], along, USDC),
        inputAmount: CurrencyAmount.fromRawAmount(of, oneEther),
        outputAmount: raw(USDC, twoThousand),
        tradeType: TradeType.EXACT_INPUT,
      });
      return BigInt(SwapRouter.swapCallParameters(trade, options).value);
    };
    const ether = Ether.onChain(1);
    expect([sold(ether, WETH), sold(WETH, ether)]).toEqual([BigInt(oneEther), 0n]);
    says(`${guides}/trading`, 'ETH in one and WETH in the other, and then the amount decides');
    expect(() => sold(USDC, WETH)).toThrow('Invariant failed: INPUT_CURRENCY_MATCH');
    says(`${guides}/trading`, '`Invariant failed: INPUT_CURRENCY_MATCH`');
    says('sdk/v3/reference/classes/Trade', '`Invariant failed: INPUT_CURRENCY_MATCH`');
  });

  it('shows how many words of ticks to read for each tier', () => {
    for (const fee of [100, 500, 3000, 10_000] as const) {
      const spacing = TICK_SPACINGS[fee];
      const words = 2 * (Math.floor(TickMath.MAX_TICK / spacing / 256) + 1);
      says(`${guides}/trading`, row(fee, spacing, grouped(words)));
    }
  });
});
