import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Claim, MintClaim, PriceClaim, TradeClaim } from '../../protocol/liquidity/claim';
import { MAX_SQRT_RATIO, MAX_TICK, sqrtRatioAtTick } from '../../protocol/liquidity/tick-math';
import type { Start } from '../engine/chain';
import type { Interfaces } from '../scenario/given-scenario';
import type { Finding } from './finding';
import { runApart } from './run-apart';

const kept = (name: string): unknown =>
  JSON.parse(readFileSync(`src/run/market/${name}.json`, 'utf8'));
const given = { start: kept('market') as Start, interfaces: kept('interfaces') as Interfaces };

/** Returns how much larger the contracts' numbers are than the figure's, or the reason if the contracts reverted. */
const check = async (claim: Claim) =>
  ((await runApart(given, { check: claim })) as Finding[]).map(({ name, figure, contract }) => [
    name,
    'value' in contract ? contract.value - figure : contract.reason,
  ]);

const price: PriceClaim = {
  kind: 'price',
  fee: 3_000,
  sqrtPriceX96: 1_771_595_571_142_957_102_961_017_161_607_260n,
  tick: 200_311,
  spacing: 60,
  usable: { tick: 200_340, sqrtPriceX96: sqrtRatioAtTick(200_340) },
};
const mint: MintClaim = {
  kind: 'mint',
  fee: 500,
  sqrtPriceX96: 1n << 96n,
  tickLower: -10,
  tickUpper: 10,
  desired: { amount0: 1_000n, amount1: 1_000n },
  liquidity: 2_000_600n,
  amount0: 1_000n,
  amount1: 1_000n,
};
const trade: TradeClaim = {
  kind: 'trade',
  before: { reserve0: 1_000n, reserve1: 1n },
  sell: 'token1',
  exact: 'out',
  amountIn: 2n,
  amountOut: 500n,
  after: { reserve0: 500n, reserve1: 3n },
};

describe('the claim of a figure', () => {
  it('about a price is checked with a pool, and its usable tick is exact', async () => {
    expect(await check(price)).toEqual([
      ['sqrtPriceX96', 0n],
      ['tick', 0n],
      ['tickSpacing', 0n],
      ['tick at the usable price', 0n],
      ['tick one unit below it', 0n],
    ]);
    const { usable } = price;
    const off = { ...usable, sqrtPriceX96: usable.sqrtPriceX96 + 1n };
    expect(await check({ ...price, tick: 200_312, spacing: 10, usable: off })).toEqual([
      ['sqrtPriceX96', 0n],
      ['tick', -1n],
      ['tickSpacing', 50n],
      ['tick at the usable price', 0n],
      ['tick one unit below it', 1n],
    ]);
  });

  it('about the highest possible price is rejected by a pool', async () => {
    const highest = { ...price, sqrtPriceX96: MAX_SQRT_RATIO, tick: MAX_TICK };
    expect((await check(highest)).slice(0, 3)).toEqual([
      ['sqrtPriceX96', 'R'],
      ['tick', 'R'],
      ['tickSpacing', 0n],
    ]);
  });

  it('about a position equals the amount that the position manager mints', async () => {
    expect(await check(mint)).toEqual([
      ['liquidity', 0n],
      ['amount0', 0n],
      ['amount1', 0n],
    ]);
    const nothing = { ...mint, desired: { amount0: 0n, amount1: 0n } };
    expect((await check(nothing)).map(([, reason]) => reason)).toEqual(
      Array(3).fill('execution reverted'),
    );
  });

  it('about a trade equals the amount that the router trades, with reserves of one unit', async () => {
    expect(await check(trade)).toEqual([
      ['amount in', 0n],
      ['amount out', 0n],
      ['reserve0 after', 0n],
      ['reserve1 after', 0n],
    ]);
    expect(await check({ ...trade, exact: 'in' })).toEqual([
      ['amount in', 0n],
      ['amount out', 165n],
      ['reserve0 after', -165n],
      ['reserve1 after', 0n],
    ]);
  });
});
