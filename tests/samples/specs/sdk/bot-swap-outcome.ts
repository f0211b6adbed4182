// SPDX-License-Identifier: MIT
import { expect } from 'vitest';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { mine } from './bot-blocks.ts';
import { answering, limits, type TestedBot, usdcOf } from './bot-tested.ts';

/** What a bot says became of a swap. */
export function provesOutcome(
  proves: Proves,
  { chain, freshBot, startSale, step }: TestedBot,
): void {
  proves(['outcome'], 'says that a swap reverted, when a block was past its deadline', async () => {
    await startSale();
    await step();
    await chain.provider.send('evm_increaseTime', [601]);
    await mine(chain);
    expect((await step()).outcome).toBe('reverted');
    expect((await usdcOf(chain)).toString()).toBe('0');
  });

  proves(['outcome'], 'says that another program has used the nonce', async () => {
    const intent = await startSale();
    await chain.trader.sendUncheckedTransaction({ to: chain.traderAddress, value: 1 });
    await mine(chain);
    const { number } = await chain.provider.getBlock('latest');
    expect(await freshBot().outcomeOf(intent, number)).toBe('displaced');
    expect(await freshBot().outcomeOf(intent, number - 1)).toBeUndefined();
    expect((await step()).outcome).toBe('displaced');
  });

  proves(['outcome'], 'says nothing when the node cannot say what became of it', async () => {
    await startSale();
    await step();
    await mine(chain);
    const away = answering('eth_getTransactionReceipt', () =>
      Promise.reject(new Error('no connection')),
    );
    // Not `displaced`: the receipt is there, and the answer is not.
    await expect(freshBot({ between: away }).advance('sale', limits)).rejects.toThrow(
      'no connection',
    );
    expect((await step()).outcome).toBe('swapped');
  });
}
