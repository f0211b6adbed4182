// SPDX-License-Identifier: MIT
import { BigNumber, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { revertCode } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import { dead, late, page, saidOf, ten, thousand, useOddMarkets } from './odd-markets.ts';

const { dai } = addresses;

describe('what the page on token integration issues says', () => {
  const { chain, seeded, does, onV1, onV3, manager, collect, decrease } = useOddMarkets();

  it('a rebase down: what v1 says until somebody calls sync', async () => {
    await does('rebase', 5_000);
    expect(await onV1.fails(true)).toBe('UniswapV2: INSUFFICIENT_INPUT_AMOUNT');
    expect(await onV1.fails(false)).toBe('UniswapV2: K');
    expect(await revertCode(seeded.v1, 'mint', [dead])).toBe('ds-math-sub-underflow');
    expect(await revertCode(seeded.v1, 'skim', [dead])).toBe('ds-math-sub-underflow');
    const both = [seeded.odd.address, dai, ten, ten, 0, 0, dead, late];
    expect(await revertCode(onV1.router(), 'addLiquidity', both)).toBe('ds-math-sub-underflow');
    await (await seeded.v1.sync()).wait();
    await onV1.works(true);
    await onV1.works(false);
    expect(saidOf('Rebase down').v1).toContain(
      'sell: `UniswapV2: INSUFFICIENT_INPUT_AMOUNT` or `UniswapV2: K`; buy: `UniswapV2: K`',
    );
  });

  it('a rebase down of 0.1%: a sale of more than that says K', async () => {
    await does('rebase', 9_990);
    expect(await onV1.fails(true)).toBe('UniswapV2: K');
    expect(page).toContain('(after a rebase down by 0.1%, with `UniswapV2: K`)');
  });

  it('a rebase up: anyone skims a pair, and a pool keeps the surplus', async () => {
    await does('rebase', 20_000);
    const thief = chain.provider.getSigner(7);
    await (await seeded.v1.connect(thief).skim(dead)).wait();
    expect(await seeded.odd.balanceOf(dead)).toEqual(thousand);

    await decrease();
    await (await manager().collect(collect())).wait();
    const left = Number(
      utils.formatEther((await seeded.odd.balanceOf(seeded.v3.address)) as BigNumber),
    );
    expect(left).toBeCloseTo(1000, 6);
    expect(page).toContain(
      '1,000 tokens doubled to 2,000. All liquidity could be collected, and 1,000 tokens stayed',
    );
  });

  it('a rebase down: v3 trades on, and the last to collect gets TF', async () => {
    await does('rebase', 5_000);
    await onV3.works(true);
    await onV3.works(false);
    expect(await onV3.fails(false, thousand.mul(9))).toBe('TF');
    await decrease();
    const half = units.dai(499);
    await (await manager().collect(collect({ odd: half }))).wait();
    const rest = collect({ dai: 0 });
    expect(await revertCode(manager(), 'collect', [rest])).toBe('TF');
    expect(saidOf('Rebase down').v3).toContain(
      'swaps work until the balance is used up, then `TF`',
    );
  });
});
