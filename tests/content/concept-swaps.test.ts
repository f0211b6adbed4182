import { TradeType } from '@uniswap/sdk-core';
import { Pair, Route as PairRoute, Trade as PairTrade } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import { draws, reserves, sell, statedOn } from './concept-page';
import { grouped, row } from './page-text';
import { big, micro, raw, USDT, usdt, wei, WETH } from './tokens';

const pair = new Pair(raw(WETH, reserves.weth), raw(USDT, reserves.usdt));

describe('swaps', () => {
  const states = statedOn('protocol/swaps');

  it.each([1n, 10n, 50n, 100n])(
    'shows the price impact of selling %d WETH to a v1 pair',
    (amount) => {
      const out = sell(amount);
      const average = Number(out) / 1e6 / Number(amount);
      const impact = Number(amount) / (1000 + Number(amount));
      const trade = new PairTrade(
        new PairRoute([pair], WETH, USDT),
        raw(WETH, amount * wei),
        TradeType.EXACT_INPUT,
      );
      expect(big(trade.outputAmount.quotient)).toBe(out);
      states(
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

  it('computes the input for an exact output, rounded up', () => {
    const out = 20_000n * micro;
    const input = (reserves.weth * out * 1000n) / ((reserves.usdt - out) * 997n) + 1n;
    states(`you pay ${raw(WETH, input).toExact()} WETH`);
  });

  it('draws a sale of 500 WETH without the fee', () => {
    const received = (500 * 2_000_000) / 1500;
    draws(
      'constant-product-trade',
      `${grouped(received)} USDT`,
      `${grouped(1_000_000 - received)} USDT`,
    );
    states(
      `Along the curve you receive ${grouped(received)} USDT.`,
      `the gap, ${grouped(1_000_000 - received)} USDT`,
    );
  });

  it('divides a quote by one plus the tolerance', () => {
    states(`\`minimumAmountOut\` ${Math.floor(9969 / 1.01)} |`, `give ${Math.floor(9969 * 0.99)}.`);
    states(`\`maximumAmountIn\` ${Math.floor(10032 * 1.01)} |`);
    states(`a minimum of ${usdt((sell(10n) * 1000n) / 1005n)} USDT`);
  });
});
