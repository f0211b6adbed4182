import {
  FeeAmount,
  nearestUsableTick,
  Pool,
  Position,
  TICK_SPACINGS,
  TickMath,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { draws, priceAt, sqrtAt, statedOn, tickAt } from './concept-page';
import { grouped, row } from './page-text';
import { big, micro, tiers, USDT, usdt, wei, WETH } from './tokens';

const poolAt = (price: number, fee: FeeAmount) =>
  new Pool(WETH, USDT, fee, sqrtAt(price), 0, tickAt(price));

const usableAt = (price: number, spacing: number) => nearestUsableTick(tickAt(price), spacing);

describe('concentrated liquidity', () => {
  const states = statedOn('protocol/concentrated-liquidity');
  const liquidity = 10_000 / (Math.sqrt(2000) - 40);
  const fullRange = Math.sqrt(5 * 10_000);

  it('computes the liquidity of 10,000 USDT between 1,600 and 2,500, and its 5 WETH', () => {
    expect(liquidity * (1 / Math.sqrt(2000) - 1 / 50)).toBeCloseTo(5, 10);
    states(`= ${grouped(liquidity, 2)} $$`);
    states(`sqrt{p} = ${Math.sqrt(2000).toFixed(5)}$`);
    draws('liquidity-profile', `L = ${grouped(liquidity, 2)}`, `L = ${grouped(fullRange, 2)}`);
  });

  it.each([1600, 1800, 2000, 2200, 2500])('shows the position at %i USDT per WETH', (price) => {
    const weth = liquidity * (1 / Math.sqrt(price) - 1 / 50);
    const held = liquidity * (Math.sqrt(price) - 40);
    states(
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
    states(`= ${grouped(fullRange, 2)}$`);
    states(`${(liquidity / fullRange).toFixed(2)} times`);
    const rows = [0.8, 0.9, 0.95, 0.99].map(
      (bound) => `$${bound} \\, p$ to $p / ${bound}$ | ${efficiency(bound ** 2).toFixed(2)}×`,
    );
    states(...rows);
    states(`$p / 2$ to $2 \\, p$ | ${efficiency(0.25).toFixed(2)}×`);
  });

  it('lists spacing, step and full-range ticks of each tier', () => {
    for (const [name, fee] of tiers) {
      const spacing = TICK_SPACINGS[fee];
      const step = `${((1.0001 ** spacing - 1) * 100).toFixed(3)}%`;
      const lower = nearestUsableTick(TickMath.MIN_TICK, spacing);
      const upper = nearestUsableTick(TickMath.MAX_TICK, spacing);
      states(row(name, fee, spacing, step, `${lower} and ${upper}`));
    }
  });

  it('moves the range to usable ticks and shows the amounts of the deposit', () => {
    const [tickLower, tickUpper] = [usableAt(1600, 60), usableAt(2500, 60)];
    const position = Position.fromAmounts({
      pool: poolAt(2000, FeeAmount.MEDIUM),
      tickLower,
      tickUpper,
      amount0: String(5n * wei),
      amount1: String(10_000n * micro),
      useFullPrecision: true,
    });
    states(
      `**for 1,600**: tick ${tickLower}, with a price of ${grouped(priceAt(tickLower), 2)} USDT per WETH`,
      `**for 2,500**: tick ${tickUpper}, with a price of ${grouped(priceAt(tickUpper), 2)} USDT per WETH`,
      `uses ${usdt(big(position.mintAmounts.amount1))} of`,
      `a liquidity of ${position.liquidity.toString()}.`,
    );
  });
});

describe('range orders', () => {
  const states = statedOn('protocol/range-orders');
  const liquidity = 1 / (1 / 46 - 1 / 48);

  it.each([2116, 2150, 2208, 2250, 2304])('shows the order at %i USDT per WETH', (price) => {
    const weth = liquidity * (1 / Math.sqrt(price) - 1 / 48);
    const got = liquidity * (Math.sqrt(price) - 46);
    states(row(grouped(price), grouped(weth, 4), grouped(got, 2)));
    if (price === 2208)
      draws('range-order-stages', `${grouped(weth, 4)} WETH`, `${grouped(got, 2)} USDT`);
  });

  it('sells at the geometric mean of the bounds', () => {
    expect(liquidity * 2).toBeCloseTo(Math.sqrt(2116 * 2304), 8);
    states(`= ${grouped(liquidity)} $$`);
    states(`${grouped(liquidity * 2)} \\text{ USDT}`, `2,304} = ${grouped(liquidity * 2)}$`);
    draws('range-order-stages', `${grouped(liquidity * 2)} USDT`);
  });

  it('also sells at the geometric mean with real ticks', () => {
    const [tickLower, tickUpper] = [usableAt(2116, 10), usableAt(2304, 10)];
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
      row('Lower', tickLower, grouped(priceAt(tickLower), 2)),
      row('Upper', tickUpper, grouped(priceAt(tickUpper), 2)),
      `becomes ${usdt(big(filled.amount1.quotient))} USDT`,
      `is ${grouped(mean, 2)}.`,
    );
  });
});
