// SPDX-License-Identifier: MIT
import { utils, Wallet } from 'ethers';
import { expect } from 'vitest';
import { at } from '../../chain/deploy.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import {
  answering,
  countOf,
  limits,
  mineCheap,
  mineDear,
  quoted,
  type TestedBot,
  usdcOf,
} from './bot-tested.ts';

/** Tests what a bot records before it swaps, and what it signs: the same swap, with a higher fee up to the limit. */
export function provesStart(
  proves: Proves,
  { chain, kept, freshBot, startSale, step }: TestedBot,
): void {
  proves(['start'], 'fixes nonce and deadline by the chain, and sends nothing', async () => {
    const intent = await startSale('sale', 60);
    expect(intent.nonce).toBe(await countOf(chain));
    expect(intent.deadline).toBe((await chain.now()) + 60);
    const router = at('swapRouter', chain.provider).interface;
    const [call] = router.decodeFunctionData('exactInputSingle', intent.data);
    expect(call.deadline.toNumber()).toBe(intent.deadline);
    expect(call.recipient).toBe(chain.traderAddress);
    // 1992.013962 / 1.005, calculated by hand.
    expect(call.amountOutMinimum.toString()).toBe('1982103444');
    expect(await chain.provider.send('txpool_status', [])).toMatchObject({ pending: '0x0' });
  });

  proves(['start'], 'gives the same swap for the same decision', async () => {
    const first = await startSale();
    expect(await startSale()).toEqual(first);
    expect(kept.journal.read()).toHaveLength(1);
  });

  proves(['start'], 'refuses a second swap while one is open', async () => {
    await startSale();
    await expect(startSale('another')).rejects.toThrow('Finish sale first');
  });

  proves(['start'], 'refuses milliseconds, and no time at all', async () => {
    await expect(startSale('sale', 600_000)).rejects.toThrow('1 to 3,600 seconds');
    await expect(startSale('sale', 0)).rejects.toThrow('1 to 3,600 seconds');
    await expect(startSale('sale', Number.NaN)).rejects.toThrow('1 to 3,600 seconds');
  });

  proves(['start'], 'refuses another chain, and an account with something pending', async () => {
    const trade = await quoted(chain);
    const elsewhere = freshBot({
      between: answering('eth_chainId', () => Promise.resolve('0xa')),
    });
    await expect(elsewhere.start('sale', trade, 60)).rejects.toThrow('the chain of');
    await chain.trader.sendUncheckedTransaction({ to: chain.traderAddress, value: 1 });
    await expect(startSale()).rejects.toThrow('has a transaction pending');
    expect(kept.journal.read()).toEqual([]);
  });

  proves(['start'], 'refuses a swap that would revert, with the reason', async () => {
    const trade = await quoted(chain);
    const bot = freshBot({ key: Wallet.createRandom().privateKey });
    await expect(bot.start('sale', trade, 60)).rejects.toThrow(
      /insufficient funds|exceeds the balance/i,
    );
    expect(kept.journal.read()).toEqual([]);
  });

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
