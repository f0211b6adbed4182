import type { Token } from '@uniswap/sdk-core';
import { CurrencyAmount, Ether, Percent } from '@uniswap/sdk-core';
import {
  FeeAmount,
  nearestUsableTick,
  NonfungiblePositionManager,
  Pool,
  Position,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk';
import { describe, expect, it } from 'vitest';
import { functionsIn } from './calldata-functions';
import { groupedExact, row, says } from './page-text';
import {
  guides,
  named,
  oneEther,
  options,
  pool,
  root,
  tick,
  ticks,
  tolerance,
  twoThousand,
} from './sdk-v3-guide-example';
import { raw, USDC, WETH } from './tokens';

const usdc = (units: { toString(): string }) => groupedExact(raw(USDC, units.toString()).toExact());
const weth = (units: { toString(): string }) => raw(WETH, units.toString()).toExact();

const position = Position.fromAmounts({
  pool,
  ...ticks,
  amount0: twoThousand,
  amount1: oneEther,
  useFullPrecision: true,
});

describe('the guides to liquidity', () => {
  const minting = `${guides}/liquidity/minting`;

  it('explain the names of the amounts with the pool of another pair', () => {
    const units = 30_000_000_000_000;
    expect(weth(units)).toBe('0.00003');
    says(`${guides}/liquidity/liquidity-fees`, `0.00003 WETH turns into ${usdc(units)} USDC`);
  });

  it('show the range, the liquidity and the amounts of the example', () => {
    const [low, high] = [ticks.tickUpper, ticks.tickLower].map((end) =>
      groupedExact(tickToPrice(WETH, USDC, end).toSignificant(6)),
    );
    const used = position.mintAmounts;
    says(
      minting,
      row('current tick', tick),
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
    says(minting, `2,000 USDC need ${weth(one.mintAmounts.amount1)} WETH`);
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
      `${groupedExact(position.amount0.toExact())} USDC and ${position.amount1.toExact()} WETH at 0.50% has minimums of ${usdc(paid.amount0)} USDC and ${weth(paid.amount1)} WETH`,
    );
  });

  it('state correctly that a mint uses no more than was approved, at any price', () => {
    const { amount0, amount1 } = position.mintAmounts;
    for (let now = ticks.tickLower - 60; now <= ticks.tickUpper + 60; now += 60) {
      const price = TickMath.getSqrtRatioAtTick(now);
      const moved = new Pool(USDC, WETH, FeeAmount.MEDIUM, price, oneEther, now);
      // Computes which part of the given amounts the position manager uses.
      const given = { amount0, amount1, useFullPrecision: false };
      const taken = Position.fromAmounts({ pool: moved, ...ticks, ...given }).mintAmounts;
      expect(BigInt(taken.amount0.toString())).toBeLessThanOrEqual(BigInt(amount0.toString()));
      expect(BigInt(taken.amount1.toString())).toBeLessThanOrEqual(BigInt(amount1.toString()));
    }
    says(minting, 'The contract takes no more than `position.mintAmounts`');
    says('sdk/v3/overview', 'a mint never takes more, wherever the price moves');
  });

  it('create the pool before the mint, at the price that is shown', () => {
    const sent = NonfungiblePositionManager.addCallParameters(position, {
      ...options,
      createPool: true,
    });
    expect(functionsIn(NonfungiblePositionManager.INTERFACE, sent)).toEqual([
      'createAndInitializePoolIfNecessary',
      'mint',
    ]);
    says(minting, `The result here is ${root.toString()}`, `// ${tick}`);
  });

  it('list the calls that remove liquidity', () => {
    const calls = (share: Percent, second: Ether | Token) =>
      functionsIn(
        NonfungiblePositionManager.INTERFACE,
        NonfungiblePositionManager.removeCallParameters(position, {
          ...options,
          tokenId: 1,
          liquidityPercentage: share,
          burnToken: share.equalTo(1),
          collectOptions: {
            expectedCurrencyOwed0: raw(USDC, 0),
            expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(second, 0),
            recipient: options.recipient,
          },
        }),
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
