// SPDX-License-Identifier: MIT
import { Wallet } from 'ethers';
import { expect } from 'vitest';
import { at } from '../../chain/deploy.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { answering, countOf, quoted, type TestedBot } from './bot-tested.ts';

/** How a bot writes down a swap that it is going to make. */
export function provesStart(proves: Proves, { chain, kept, freshBot, startSale }: TestedBot): void {
  proves(['start'], 'fixes nonce and deadline by the chain, and sends nothing', async () => {
    const intent = await startSale('sale', 60);
    expect(intent.nonce).toBe(await countOf(chain));
    expect(intent.deadline).toBe((await chain.now()) + 60);
    const router = at('swapRouter', chain.provider).interface;
    const [call] = router.decodeFunctionData('exactInputSingle', intent.data);
    expect(call.deadline.toNumber()).toBe(intent.deadline);
    expect(call.recipient).toBe(chain.traderAddress);
    // 1992.013962 / 1.005, by hand.
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
}
