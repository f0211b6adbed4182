// SPDX-License-Identifier: MIT
import { Wallet } from 'ethers';
import { expect } from 'vitest';
import type { Proves } from '../../toolchain/describe-sample.ts';
import {
  answering,
  countOf,
  deaf,
  limits,
  mine,
  quoted,
  type TestedBot,
  usdcOf,
} from './bot-tested.ts';

/** Tests that a bot swaps once, whatever response it gets to its transactions. */
export function provesSwappedOnce(
  proves: Proves,
  { chain, kept, freshBot, startSale, step }: TestedBot,
): void {
  proves(['advance'], 'swaps once when the node took it and the answer got lost', async () => {
    const { nonce } = await startSale();
    const told = await freshBot({ between: deaf(true) }).advance('sale', limits);
    expect(told.problem).toBe('timeout');
    // The process ends here; a new one starts from the file.
    await step();
    await mine(chain);
    expect((await step()).outcome).toBe('swapped');
    await mine(chain);
    expect(await countOf(chain)).toBe(nonce + 1);
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
  });

  proves(['advance'], 'swaps once when the process ended before the node heard of it', async () => {
    const { nonce } = await startSale();
    await freshBot({ between: deaf(false) }).advance('sale', limits);
    await mine(chain);
    expect(await countOf(chain)).toBe(nonce);
    await step();
    await mine(chain);
    expect((await step()).outcome).toBe('swapped');
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
  });

  proves(['advance'], 'a bot that sends again after a timeout swaps twice', async () => {
    // The careless approach: because there was no response, it sends a new transaction with the next nonce.
    const trade = await quoted(chain);
    const deadline = (await chain.now()) + 600;
    for (const attempt of [1, 2]) {
      const careless = freshBot({ between: deaf(true) }).executeTrade(trade, deadline);
      await expect(careless, `${attempt}`).rejects.toThrow('timeout');
    }
    await mine(chain);
    expect((await usdcOf(chain)).gt(3_900_000_000)).toBe(true);
  });

  proves(['advance'], 'refuses a swap that another account started', async () => {
    await startSale();
    const stranger = freshBot({ key: Wallet.createRandom().privateKey });
    await expect(stranger.advance('sale', limits)).rejects.toThrow('another account');
    const elsewhere = freshBot({
      between: answering('eth_chainId', () => Promise.resolve('0xa')),
    });
    await expect(elsewhere.advance('sale', limits)).rejects.toThrow('another chain');
    await expect(freshBot().advance('other', limits)).rejects.toThrow('other');
    expect(kept.journal.read()[0]?.signed).toEqual([]);
  });
}
