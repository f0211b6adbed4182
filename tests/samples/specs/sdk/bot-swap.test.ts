// SPDX-License-Identifier: MIT
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { utils, Wallet } from 'ethers';
import type { Address } from 'viem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { buildTrade } from '../../../../content/samples/sdk/v3/trading.ts';
import type { Intent as ViemIntent } from '../../../../content/samples/sdk/v3/viem/bot-journal.ts';
import { sign } from '../../../../content/samples/sdk/v3/viem/bot-swap.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf } from '../../chain/seed.ts';
import { type Between, direct, viemThrough } from '../../chain/node-between.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import {
  type BotLibrary,
  ethersBots,
  type Journal,
  type Limits,
  viemBots,
  type Ways,
} from './bot-clients.ts';

const limits: Limits = {
  patience: 2,
  confirmations: 1,
  maxFeePerGas: 1_000n * 10n ** 9n,
};
/** In these blocks a unit of gas costs more than what was signed before them offers. */
const DEAR = utils.parseUnits('50', 'gwei').toHexString();
const CHEAP = utils.parseUnits('1', 'gwei').toHexString();

let folder = '';
let journal: Journal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isobar-journal-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const journalPath = () => join(folder, 'journal.json');

const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(1), `${10n ** 18n}`);

const quoted = async (chain: TestChain) => {
  const pool = await fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM);
  return buildTrade(chain.provider, [pool], oneEther, USDC);
};

const usdcOf = (chain: TestChain) => balanceOf(chain, USDC.address, chain.traderAddress);
const countOf = (chain: TestChain) => chain.provider.getTransactionCount(chain.traderAddress);
const mine = (chain: TestChain) => chain.provider.send('evm_mine', []);

/** Mines blocks that are too dear for what waits. */
async function mineDear(chain: TestChain, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await chain.provider.send('anvil_setNextBlockBaseFeePerGas', [DEAR]);
    await mine(chain);
  }
}

/** Blocks come when we say so; before the next test they come by themselves again. */
function useManualBlocks(chain: TestChain): void {
  beforeEach(async () => {
    await chain.provider.send('evm_setAutomine', [false]);
    await chain.provider.send('anvil_setNextBlockBaseFeePerGas', [CHEAP]);
    await mine(chain);
  });
  afterEach(async () => {
    await chain.provider.send('anvil_dropAllTransactions', []);
    await chain.provider.send('evm_setAutomine', [true]);
  });
}

/** Mines at a base fee that everybody can pay. */
async function mineCheap(chain: TestChain): Promise<void> {
  await chain.provider.send('anvil_setNextBlockBaseFeePerGas', [CHEAP]);
  await mine(chain);
}

/** A node whose answers to what is sent get lost, after or before it took the transaction. */
const deaf =
  (takes: boolean): Between =>
  async (method, _params, next) => {
    if (method !== 'eth_sendRawTransaction') return next();
    // A client may ask again by itself: the bytes are the same.
    if (takes) await next().catch(() => undefined);
    throw new Error('timeout');
  };

/** A node that answers one method in its own way. */
const answering =
  (asked: string, answer: (truth: () => Promise<unknown>) => Promise<unknown>): Between =>
  (method, _params, next) =>
    method === asked ? answer(next) : next();

/** Everything that a bot does, as a bot of the library that has just started does it. */
function botsOf(library: BotLibrary, chain: TestChain) {
  beforeEach(() => {
    journal = library.fileJournal(journalPath());
  });
  const freshBot = (ways?: Ways) => library.bot(chain, journal, ways);
  const startSale = async (id = 'sale', seconds = 600) =>
    freshBot().start(id, await quoted(chain), seconds);
  const step = () => freshBot().advance('sale', limits);
  return { freshBot, startSale, step };
}

for (const [file, library, other, regions] of [
  ['sdk/v3/bot-journal.ts', ethersBots, viemBots, ['intent', 'journal']],
  // What the journal does is the same in both files, and shown once.
  ['sdk/v3/viem/bot-journal.ts', viemBots, ethersBots, ['intent']],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const { startSale, freshBot } = botsOf(library, chain);

    proves(regions, 'a new process reads what the old one wrote', async () => {
      const intent = await startSale();
      expect(library.fileJournal(journalPath()).read()).toEqual([intent]);
      journal.write({ ...intent, outcome: 'swapped' });
      expect(journal.read().map(({ outcome }) => outcome)).toEqual(['swapped']);
      expect(readdirSync(folder)).toEqual(['journal.json']);
    });

    proves(regions, 'a bot of the other library finishes what is open', async () => {
      const { nonce } = await startSale();
      await freshBot({ between: deaf(true) }).advance('sale', limits);
      const successor = other.bot(chain, other.fileJournal(journalPath()));
      expect((await successor.advance('sale', limits)).outcome).toBe('swapped');
      expect(await countOf(chain)).toBe(nonce + 1);
    });
  });
}

for (const [file, library] of [
  ['sdk/v3/bot-swap.ts', ethersBots],
  ['sdk/v3/viem/bot-swap.ts', viemBots],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const { freshBot, startSale, step } = botsOf(library, chain);
    useManualBlocks(chain);

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
      expect(journal.read()).toHaveLength(1);
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
      expect(journal.read()).toEqual([]);
    });

    proves(['start'], 'refuses a swap that would revert, with the reason', async () => {
      const trade = await quoted(chain);
      const bot = freshBot({ key: Wallet.createRandom().privateKey });
      await expect(bot.start('sale', trade, 60)).rejects.toThrow(
        /insufficient funds|exceeds the balance/i,
      );
      expect(journal.read()).toEqual([]);
    });

    proves(['advance', 'limits'], 'sends the swap, and says so once it is mined', async () => {
      await startSale();
      expect((await step()).outcome).toBeUndefined();
      await mine(chain);
      expect((await step()).outcome).toBe('swapped');
      expect((await usdcOf(chain)).toString()).toBe('1992013962');
      // Asked again, it knows.
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
      // The swap can never come back: its nonce is used.
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

    proves(
      ['outcome'],
      'says that a swap reverted, when a block was past its deadline',
      async () => {
        await startSale();
        await step();
        await chain.provider.send('evm_increaseTime', [601]);
        await mine(chain);
        expect((await step()).outcome).toBe('reverted');
        expect((await usdcOf(chain)).toString()).toBe('0');
      },
    );

    proves(['outcome'], 'says that another program has used the nonce', async () => {
      const intent = await startSale();
      await chain.trader.sendUncheckedTransaction({ to: chain.traderAddress, value: 1 });
      await mine(chain);
      const { number } = await chain.provider.getBlock('latest');
      expect(await freshBot().outcomeOf(intent, number)).toBe('displaced');
      expect(await freshBot().outcomeOf(intent, number - 1)).toBeUndefined();
      expect((await step()).outcome).toBe('displaced');
    });

    proves(['advance'], 'swaps once when the node took it and the answer got lost', async () => {
      const { nonce } = await startSale();
      const told = await freshBot({ between: deaf(true) }).advance('sale', limits);
      expect(told.problem).toBe('timeout');
      // The process ends here; a new one starts with the file.
      await step();
      await mine(chain);
      expect((await step()).outcome).toBe('swapped');
      await mine(chain);
      expect(await countOf(chain)).toBe(nonce + 1);
      expect((await usdcOf(chain)).toString()).toBe('1992013962');
    });

    proves(
      ['advance'],
      'swaps once when the process ended before the node heard of it',
      async () => {
        const { nonce } = await startSale();
        await freshBot({ between: deaf(false) }).advance('sale', limits);
        await mine(chain);
        expect(await countOf(chain)).toBe(nonce);
        await step();
        await mine(chain);
        expect((await step()).outcome).toBe('swapped');
        expect((await usdcOf(chain)).toString()).toBe('1992013962');
      },
    );

    proves(['advance'], 'a bot that sends again after a timeout swaps twice', async () => {
      // The careless way: a new transaction, with the next nonce, because no answer came.
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
      expect(journal.read()[0]?.signed).toEqual([]);
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

    proves(['finish'], 'goes on until there is an outcome', async () => {
      await startSale();
      let ended = false;
      const outcome = freshBot()
        .finish('sale', limits)
        .finally(() => (ended = true));
      // It is written down before it is sent: only a block after that has it.
      while (!ended) {
        await mine(chain);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect((await outcome).outcome).toBe('swapped');
    });
  });
}

describe('a bot of viem without a key', () => {
  const chain = useChain();

  it('signs nothing: a wallet would sign and send in one', async () => {
    journal = viemBots.fileJournal(journalPath());
    const intent = await viemBots.bot(chain, journal).start('sale', await quoted(chain), 600);
    const wallet = viemThrough(chain, direct, chain.traderAddress as Address);
    const native = intent as ViemIntent;
    await expect(sign(wallet, native, false, 0, limits)).rejects.toThrow('a key of its own');
  });
});

for (const main of ['sdk/v3/bot-swap.main.ts', 'sdk/v3/viem/bot-swap.main.ts']) {
  describeSample(main, () => {
    describeMain(main, useChain());
  });
}
