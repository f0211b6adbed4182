// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { revertCode } from '../../chain/reverts.ts';
import { balanceOf } from '../../chain/tokens.ts';
import { dead, saidOf, ten, useOddMarkets } from './odd-markets.ts';

const { dai } = addresses;

describe('what the page on token integration issues says', () => {
  const { chain, seeded, does, onV1, onV3, manager, collect, decrease } = useOddMarkets();

  it('amounts of zero: only skim fails', async () => {
    await does('refuseZero');
    await onV1.works(true);
    await onV1.works(false);
    expect(await revertCode(seeded.v1, 'skim', [dead])).toBe('UniswapV2: TRANSFER_FAILED');
    await onV3.works(true);
    await onV3.works(false);
    await decrease();
    await manager().callStatic.collect!(collect());
    await manager().callStatic.collect!(collect({ odd: 0 }));
    expect(saidOf('Reverts on zero amounts').v1).toContain(
      '`skim` fails: `UniswapV2: TRANSFER_FAILED`',
    );
  });

  it('a blocked pool pays out the other token only, and in v3 alone', async () => {
    await does('blockAccount', seeded.v1.address);
    await does('blockAccount', seeded.v3.address);
    expect(await onV1.fails(false)).toBe('UniswapV2: TRANSFER_FAILED');
    expect(await revertCode(onV1.router(), 'removeLiquidity', await onV1.removes())).toBe(
      'UniswapV2: TRANSFER_FAILED',
    );
    expect(await onV3.fails(false)).toBe('TF');
    await decrease();
    const both = collect();
    expect(await revertCode(manager(), 'collect', [both])).toBe('TF');
    await (await manager().collect(collect({ odd: 0 }))).wait();
    expect((await balanceOf(chain, dai, dead)).gt(0)).toBe(true);
    expect(saidOf('Blocks the pool').v1).toContain('buy, remove: `UniswapV2: TRANSFER_FAILED`');
    expect(saidOf('Blocks the pool').v3).toContain('buy, collect: `TF`');
  });

  it('a blocked user sells nothing, and can name another recipient', async () => {
    await does('blockAccount', chain.traderAddress);
    expect(await onV1.fails(true)).toBe('TransferHelper: TRANSFER_FROM_FAILED');
    expect(await onV1.fails(false)).toBe('UniswapV2: TRANSFER_FAILED');
    expect(await onV3.fails(true)).toBe('STF');
    expect(await onV3.fails(false)).toBe('TF');
    await onV3.works(false, dead);
    const { v1: said, v3: also } = saidOf('Blocks the user');
    expect(said).toContain('`TransferHelper: TRANSFER_FROM_FAILED`, `UniswapV2: TRANSFER_FAILED`');
    expect(also).toContain('`STF`, `TF`');
  });

  it('a hook that calls back into the pool makes the transfer fail', async () => {
    await does('setHook', seeded.v1.address, seeded.v1.interface.encodeFunctionData('sync'));
    expect(await onV1.fails(false)).toBe('UniswapV2: TRANSFER_FAILED');
    await does(
      'setHook',
      seeded.v3.address,
      seeded.v3.interface.encodeFunctionData('burn', [-60, 60, 0]),
    );
    expect(await onV3.fails(false)).toBe('TF');
  });

  it('a hook sees the old reserves of a pair, and the new price of a locked pool', async () => {
    const answer = async () => (await seeded.odd.hookAnswer()) as string;
    await does('setHook', seeded.v1.address, seeded.v1.interface.encodeFunctionData('getReserves'));
    const before = await seeded.v1.getReserves();
    await (await onV1.router().swapExactTokensForTokens(...onV1.swap(false, ten, dead))).wait();
    const seen = seeded.v1.interface.decodeFunctionResult('getReserves', await answer());
    expect([seen[0], seen[1]]).toEqual([before[0], before[1]]);

    await does('setHook', seeded.v3.address, seeded.v3.interface.encodeFunctionData('slot0'));
    await (await onV3.router().exactInputSingle(onV3.swap(false, ten, dead))).wait();
    const inside = seeded.v3.interface.decodeFunctionResult('slot0', await answer());
    expect(inside.sqrtPriceX96).toEqual((await seeded.v3.slot0()).sqrtPriceX96);
    expect(inside.unlocked).toBe(false);
  });
});
