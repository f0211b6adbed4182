import { Percent, Token } from '@uniswap/sdk-core';
import { Pair, Trade, Route } from '@uniswap/v2-sdk';
import { describe, expect, it } from 'vitest';
import { breakEvenDays } from '../../src/protocol/liquidity/pool-share-returns';
import { grouped, row } from './page-text';
import { big, raw, USDT, usdt, wei, WETH, whole } from './tokens';
import { bought, contractsPage, pairWith, percent, sold, states } from './v1-page';

const returns = contractsPage('concepts/advanced-topics/understanding-returns');
const pricing = contractsPage('concepts/advanced-topics/pricing');
const fees = contractsPage('concepts/advanced-topics/fees');
const math = contractsPage('concepts/advanced-topics/math');
const attacks = contractsPage('concepts/advanced-topics/attacks');

describe('the returns of v1', () => {
  it.each([500, 1_000, 1_500, 2_000, 3_000, 4_000, 8_000])('shows a deposit at %i', (price) => {
    const [x, y] = [Math.sqrt(200_000 / price), Math.sqrt(200_000 * price)];
    const [worth, held] = [x * price + y, 10 * price + 20_000];
    states(
      returns,
      row(
        grouped(price),
        x.toFixed(4),
        grouped(y, 2),
        grouped(worth, 2),
        grouped(held),
        percent(worth / held - 1),
      ),
    );
  });

  it.each([1.25, 1.5, 2, 3, 4])('shows the break-even for a price ratio of %d', (ratio) => {
    const kept = (2 * Math.sqrt(ratio)) / (1 + ratio);
    const growth = 1 / kept - 1;
    const turnover = Math.log1p(growth) / 0.003;
    states(returns, row(ratio, percent(kept - 1), percent(growth, 3), turnover.toFixed(2)));
    // `breakEvenDays` compounds daily. With a small turnover per day, its result must be close to the page's formula.
    const daily = { turnover: 0.001, feeRate: 0.003 };
    expect(breakEvenDays(ratio, daily) * daily.turnover).toBeCloseTo(turnover, 3);
  });
});

describe('the prices and fees of v1', () => {
  it.each([1, 10, 50, 100])(
    'splits the cost of selling %i WETH into price impact and fee',
    (amount) => {
      const out = sold(BigInt(amount) * wei);
      const average = Number(out) / 1e6 / amount;
      const size = amount / (1_000 + amount);
      const after = (2_000_000 - Number(out) / 1e6) / (1_000 + amount);
      const trade = Trade.exactIn(new Route([pairWith(USDT)], WETH, USDT), whole(WETH, amount));
      const together = `${trade.priceImpact.toFixed(2)}%`;
      expect(percent(1 - average / 2_000)).toBe(together);
      states(
        pricing,
        row(
          `${amount} WETH`,
          usdt(out),
          grouped(average, 2),
          percent(size),
          percent(1 - average / 2_000 - size),
          together,
          grouped(after, 2),
        ),
      );
    },
  );

  it('divides a quote by one plus the tolerance', () => {
    const quote = raw(USDT, sold(10n * wei));
    const least = quote.divide(new Percent(50, 10_000).add(1));
    const stated = `${usdt(big(least.quotient))} USDT`;
    states(pricing, `0.50%, the minimum is ${stated}`);
    const trading = contractsPage(
      'guides/smart-contract-integration/trading-from-a-smart-contract',
    );
    states(trading, `0.50% gives a minimum of ${stated}`);
    const liquidity = contractsPage('guides/smart-contract-integration/providing-liquidity');
    states(
      liquidity,
      `${grouped(4_000 / 1.005, 6)} for 4,000 DAI and ${grouped(2 / 1.005, 6)} for 2`,
    );
  });

  it('shows the fee of each kind of trade', () => {
    const input = bought(10n * wei);
    states(fees, `${grouped((Number(input) * 0.003) / 1e6, 6)} of ${usdt(input)} USDT`);
    states(fees, `${percent(1 - 0.997 ** 2, 4)} of the input`);
    states(fees, `${percent(1000 / 997 - 1, 4)} of the loan`);
    states(fees, `its fees are about ${percent((0.003 * 400_000) / 4_000_000)} a day`);
    states(fees, `five sixths of that, or ${percent((0.0025 * 400_000) / 4_000_000, 3)}`);
  });
});

describe('the arithmetic of v1', () => {
  it('rounds small amounts as the SDK does', () => {
    const token = (digit: string) => new Token(1, `0x${digit.repeat(40)}`, 0);
    const [a, b] = [token('1'), token('2')];
    const pair = new Pair(whole(a, 1_000_000), whole(b, 1_000_000));
    const reserves = '1,000,000 and 1,000,000';
    const gives = pair.getOutputAmount(whole(a, 1_000))[0].toExact();
    const costs = pair.getInputAmount(whole(b, 1_000))[0].toExact();
    states(math, row(reserves, 'Output for an input of 1,000', gives));
    states(math, row(reserves, 'Input for an output of 1,000', grouped(Number(costs))));
  });

  it('swaps exactly so much that the rest has the ratio of the pair', () => {
    const [x, a] = [1_000, 10];
    const sale = (Math.sqrt(x * (3_988_009 * x + 3_988_000 * a)) - 1_997 * x) / 1_994;
    expect([1_997 ** 2, 4 * 1_000 * 997]).toEqual([3_988_009, 3_988_000]);
    const amount = BigInt(Math.round(sale * 1e12)) * 10n ** 6n;
    const out = Number(sold(amount)) / 1e6;
    const ratios = [out / (a - sale), (2_000_000 - out) / (x + sale)].map((r) => grouped(r, 4));
    expect(ratios[0]).toBe(ratios[1]);
    states(math, `$s$ is ${sale.toFixed(6)} WETH. It buys ${grouped(out, 6)} USDT`);
    states(math, `the pair's ratio are both ${ratios[0]} USDT per WETH`);
    states(math, `which is ${(2 ** 53 / 1e18).toFixed(3)} of a token`);
  });

  it('moves the price exactly to a target, and less far for the largest profit', () => {
    const [x, ratio] = [1_000, 2_000 / 500];
    expect([(1_000 - 997) ** 2, 4 * 1_000 * 997]).toEqual([9, 3_988_000]);
    const input = (x * (Math.sqrt(9 + 3_988_000 * ratio) - 1_997)) / 1_994;
    const sale = BigInt(Math.round(input * 1e12)) * 10n ** 6n;
    const left = 2_000_000 - Number(sold(sale)) / 1e6;
    expect(left / (x + input)).toBeCloseTo(500, 6);
    states(math, `${grouped(input, 6)} WETH with it`);
    const best = x * (Math.sqrt((ratio * 1_000) / 997) - 1_000 / 997);
    states(math, `here ${best.toFixed(6)} WETH`);
    const gain = (amount: number) =>
      Number(sold(BigInt(Math.round(amount * 1e12)) * 10n ** 6n)) / 1e6 - 500 * amount;
    expect(gain(best)).toBeGreaterThan(gain(best - 1));
    expect(gain(best)).toBeGreaterThan(gain(input));
  });

  it.each([
    [10, 'gains'],
    [3, 'loses'],
  ])('shows what a sandwich round a sale of %i WETH %s', (amount, verb) => {
    const pair = pairWith(USDT);
    const attack = raw(WETH, 25n * 10n ** 17n);
    const alone = Trade.exactIn(new Route([pair], WETH, USDT), whole(WETH, amount));
    const [proceeds, moved] = pair.getOutputAmount(attack);
    const [received, after] = moved.getOutputAmount(whole(WETH, amount));
    const least = alone.minimumAmountOut(new Percent(50, 10_000));
    expect(received.lessThan(least)).toBe(false);
    const [back] = after.getOutputAmount(proceeds);
    const won = Number(back.subtract(attack).toExact());
    expect(won > 0).toBe(verb === 'gains');
    states(attacks, `${Math.abs(won).toFixed(6)} WETH`);
  });

  it('computes the same value of liquidity from the product and the sum before a swap, but not after it', () => {
    const product = 1_000 * 2_000_000;
    const fair = grouped(2 * Math.sqrt(product * 2_000));
    states(attacks, `is ${fair} USDT. The sum of both reserves is the same`);
    expect(fair).toBe(grouped(1_000 * 2_000 + 2_000_000));
    states(attacks, `outside prices rises to ${grouped(2_000 * 2_000 + product / 2_000)}`);
    states(attacks, `the formula still returns ${fair}`);
  });
});
