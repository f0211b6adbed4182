// SPDX-License-Identifier: MIT
import { utils } from 'ethers';
import { expect } from 'vitest';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { mineCheap, mineDear } from './bot-blocks.ts';
import { answering, countOf, limits, type TestedBot, usdcOf } from './bot-tested.ts';

/** What a bot signs: each time the same swap, for a higher fee up to the limit. */
export function provesSign(proves: Proves, { chain, freshBot, startSale, step }: TestedBot): void {
  proves(['sign'], 'replaces a slow one: a higher fee, the same nonce, one swap', async () => {
    const { nonce } = await startSale();
    await step();
    await mineDear(chain, 2);
    const { signed } = await step();
    const [slow, fast] = signed.map(({ raw }) => utils.parseTransaction(raw));
    expect([slow?.nonce, fast?.nonce]).toEqual([nonce, nonce]);
    expect(fast?.data).toBe(slow?.data);
    for (const field of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const) {
      expect(fast?.[field]?.mul(100).gte(slow?.[field]?.mul(110) ?? 0)).toBe(true);
    }
    await mineCheap(chain);
    expect((await step()).outcome).toBe('swapped');
    expect(await countOf(chain)).toBe(nonce + 1);
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
    expect(await chain.provider.getTransactionReceipt(fast?.hash ?? '')).not.toBeNull();
    expect(await chain.provider.getTransactionReceipt(slow?.hash ?? '')).toBeNull();
  });

  proves(['sign'], 'never offers more than the limit', async () => {
    const poor = { ...limits, maxFeePerGas: 1n };
    await startSale();
    const intent = await freshBot().advance('sale', poor);
    expect(intent.signed).toEqual([]);
    expect(await freshBot().sign(intent, poor)).toBeUndefined();
  });

  proves(
    ['sign'],
    'signs nothing for a chain without a base fee, where it would offer 0',
    async () => {
      const intent = await startSale();
      const between = answering('eth_getBlockByNumber', async (truth) => ({
        ...((await truth()) as object),
        baseFeePerGas: undefined,
      }));
      await expect(freshBot({ between }).sign(intent, limits)).rejects.toThrow('no base fee');
    },
  );
}
