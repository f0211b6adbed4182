// SPDX-License-Identifier: MIT
import { expect } from 'vitest';
import type { Proves } from '../../toolchain/describe-sample.ts';
import {
  answering,
  countOf,
  limits,
  mine,
  mineCheap,
  mineDear,
  type TestedBot,
  usdcOf,
} from './bot-tested.ts';

/** Tests how a bot completes a swap step by step, and the outcome that it reports. */
export function provesAdvance(
  proves: Proves,
  { chain, freshBot, startSale, step }: TestedBot,
): void {
  proves(['advance', 'limits'], 'sends the swap, and says so once it is mined', async () => {
    await startSale();
    expect((await step()).outcome).toBeUndefined();
    await mine(chain);
    expect((await step()).outcome).toBe('swapped');
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
    // A repeated step reports the same outcome.
    expect((await step()).outcome).toBe('swapped');
  });

  proves(
    ['advance'],
    'waits until the block is deep enough, without another transaction',
    async () => {
      const deep = { ...limits, confirmations: 4, patience: 1 };
      await startSale();
      await freshBot().advance('sale', deep);
      for (let block = 1; block < 4; block += 1) {
        await mine(chain);
        const intent = await freshBot().advance('sale', deep);
        expect([intent.outcome, intent.signed.length]).toEqual([undefined, 1]);
      }
      await mine(chain);
      expect((await freshBot().advance('sale', deep)).outcome).toBe('swapped');
    },
  );

  proves(['advance'], 'sends a transaction again that the node has dropped', async () => {
    await startSale();
    const { signed } = await step();
    await chain.provider.send('anvil_dropTransaction', [signed[0]?.hash]);
    await mine(chain);
    expect((await usdcOf(chain)).toString()).toBe('0');
    expect((await step()).signed).toEqual(signed);
    await mine(chain);
    expect((await step()).outcome).toBe('swapped');
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
  });

  proves(['advance'], 'takes the swap back once the chain is past the deadline', async () => {
    const { nonce } = await startSale();
    const { signed } = await step();
    await chain.provider.send('evm_increaseTime', [601]);
    await mineDear(chain, 1);
    const late = await step();
    expect(late.signed.map(({ cancels }) => cancels)).toEqual([false, true]);
    await mineCheap(chain);
    expect((await step()).outcome).toBe('expired');
    expect(await countOf(chain)).toBe(nonce + 1);
    expect((await usdcOf(chain)).toString()).toBe('0');
    // The swap can no longer be mined, because its nonce is used.
    await expect(chain.provider.sendTransaction(signed[0]?.raw ?? '')).rejects.toThrow(
      'nonce has already been used',
    );
  });

  proves(['advance'], 'has nothing to take back when nothing was signed', async () => {
    const { nonce } = await startSale();
    await chain.provider.send('evm_increaseTime', [601]);
    await mine(chain);
    expect((await step()).outcome).toBe('expired');
    expect(await countOf(chain)).toBe(nonce);
  });

  proves(['finish'], 'goes on until there is an outcome', async () => {
    await startSale();
    let ended = false;
    const outcome = freshBot()
      .finish('sale', limits)
      .finally(() => (ended = true));
    // The bot writes its journal before it sends, so keep mining: a block mined too early misses the transaction.
    while (!ended) {
      await mine(chain);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await outcome).outcome).toBe('swapped');
  });

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
    // The transaction with this nonce may be a swap of the journal whose receipt the node does not show yet.
    expect((await step()).outcome).toBeUndefined();
    await mine(chain);
    const { number } = await chain.provider.getBlock('latest');
    expect(await freshBot().outcomeOf(intent, number)).toBe('displaced');
    expect(await freshBot().outcomeOf(intent, number - 1)).toBeUndefined();
    expect((await step()).outcome).toBe('displaced');
  });

  proves(
    ['outcome'],
    'waits when the node counts the swap before it shows the receipt',
    async () => {
      await startSale();
      await step();
      await mine(chain);
      const slow = answering('eth_getTransactionReceipt', () => Promise.resolve(null));
      expect((await freshBot({ between: slow }).advance('sale', limits)).outcome).toBeUndefined();
      expect((await step()).outcome).toBe('swapped');
    },
  );

  proves(['outcome'], 'says nothing when the node cannot say what became of it', async () => {
    await startSale();
    await step();
    await mine(chain);
    const away = answering('eth_getTransactionReceipt', () =>
      Promise.reject(new Error('no connection')),
    );
    // Not `displaced`: the receipt exists, but the response was lost.
    await expect(freshBot({ between: away }).advance('sale', limits)).rejects.toThrow(
      'no connection',
    );
    expect((await step()).outcome).toBe('swapped');
  });
}
