// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import { code, dead, late, most, ten, thousand, useOddMarkets } from './odd-markets.ts';
import { page, saidOf } from './token-issues-page.ts';

const { dai } = addresses;

describe('what the page on token integration issues says', () => {
  const {
    chain,
    seeded,
    does,
    router1,
    manager,
    fails1,
    works1,
    fails3,
    works3,
    collect,
    decrease,
  } = useOddMarkets();

  it('a rebase down: what v1 says until somebody calls sync', async () => {
    await does('rebase', 5_000);
    expect(await fails1(true)).toBe('UniswapV2: INSUFFICIENT_INPUT_AMOUNT');
    expect(await fails1(false)).toBe('UniswapV2: K');
    expect(await code(revertOfMethod(seeded.v1, 'mint', [dead]))).toBe('ds-math-sub-underflow');
    expect(await code(revertOfMethod(seeded.v1, 'skim', [dead]))).toBe('ds-math-sub-underflow');
    const both = [seeded.odd.address, dai, ten, ten, 0, 0, dead, late];
    expect(await code(revertOfMethod(router1(), 'addLiquidity', both))).toBe(
      'ds-math-sub-underflow',
    );
    await (await seeded.v1.sync()).wait();
    await works1(true);
    await works1(false);
    expect(saidOf('Rebase down').v1).toContain(
      'sell: `UniswapV2: INSUFFICIENT_INPUT_AMOUNT` or `UniswapV2: K`; buy: `UniswapV2: K`',
    );
  });

  it('a rebase down of 0.1%: a sale of more than that says K', async () => {
    await does('rebase', 9_990);
    expect(await fails1(true)).toBe('UniswapV2: K');
    expect(page).toContain('(after one of 0.1%, with `UniswapV2: K`)');
  });

  it('a rebase up: anyone skims a pair, and a pool keeps the surplus', async () => {
    await does('rebase', 20_000);
    const thief = chain.provider.getSigner(7);
    await (await seeded.v1.connect(thief).skim(dead)).wait();
    expect(await seeded.odd.balanceOf(dead)).toEqual(thousand);

    await decrease();
    await (await manager().collect(collect({ odd: most, dai: most }))).wait();
    const left = Number(
      utils.formatEther((await seeded.odd.balanceOf(seeded.v3.address)) as BigNumber),
    );
    expect(left).toBeCloseTo(1000, 6);
    expect(page).toContain(
      '1,000 tokens doubled to 2,000, all liquidity could be collected and 1,000 stayed',
    );
  });

  it('a rebase down: v3 trades on, and the last to collect gets TF', async () => {
    await does('rebase', 5_000);
    await works3(true);
    await works3(false);
    expect(await fails3(false, thousand.mul(9))).toBe('TF');
    await decrease();
    const half = units.dai(499);
    await (await manager().collect(collect({ odd: half, dai: most }))).wait();
    const rest = collect({ odd: most, dai: 0 });
    expect(await code(revertOfMethod(manager(), 'collect', [rest]))).toBe('TF');
    expect(saidOf('Rebase down').v3).toContain('trades until the balance is gone, then `TF`');
  });
});
