import { TickMath } from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { draws, priceAt, statedOn, tickAt } from './concept-page';
import { grouped, row } from './page-text';
import { big, usdt, wei } from './tokens';

describe('oracle', () => {
  const states = statedOn('protocol/oracle');
  const growth = -200312 * 1200 - 199824 * 600;
  const meanTick = Math.floor(growth / 1800);

  it('shows a mean tick, rounded down, and its price', () => {
    const ratio = big(TickMath.getSqrtRatioAtTick(meanTick));
    const quote = (ratio * ratio * wei) >> 192n;
    expect([tickAt(2000), tickAt(2100)]).toEqual([-200312, -199824]);
    states(
      `| ${growth} |`,
      `| ${(growth / 1800).toFixed(2)} |`,
      row('Rounded towards negative infinity', meanTick),
      `| ${grouped(priceAt(meanTick), 2)} |`,
      `| ${quote} (${usdt(quote)}) |`,
    );
    draws('oracle-window', String(growth), `mean ${meanTick}`);
  });

  it('compares the three means', () => {
    states(
      `(arithmetic) | ${grouped((2000 * 1200 + 2100 * 600) / 1800, 2)} |`,
      `before rounding) | ${grouped(2000 ** (2 / 3) * 2100 ** (1 / 3), 2)} |`,
      `(harmonic) | ${grouped(1800 / (1200 / 2000 + 600 / 2100), 2)} |`,
    );
  });

  it.each([150, 10, 1])('shows the cost of moving the mean by 10%% within %i blocks', (blocks) => {
    const multiple = 1.1 ** (150 / blocks);
    const pushed = 2_000_000 * (Math.sqrt(multiple) - 1);
    states(`| ${grouped(multiple, blocks === 1 ? 0 : 2)} | ${grouped(pushed)} |`);
  });

  it.each([
    ['12 s', 12],
    ['2 s', 2],
    ['1 s or less', 1],
  ])('shows the length of the history for blocks of %s', (name, seconds) => {
    // 65,535 observations have 65,534 intervals between them.
    const hours = (65_534 * seconds) / 3600;
    const days = Math.floor(hours / 24);
    const rest = grouped(hours - days * 24, 1);
    const longest = days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} ${rest} h` : `${rest} h`;
    states(
      row(name, ...[1_800, 3_600, 7_200].map((window) => grouped(window / seconds + 1)), longest),
    );
  });

  it('shows the harmonic mean of liquidity', () => {
    states(`= ${grouped(1800 / (1200 / 100_000 + 600 / 20_000))} $$`);
    states(`would be ${grouped((100_000 * 1200 + 20_000 * 600) / 1800)}.`);
  });
});
