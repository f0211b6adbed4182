// SPDX-License-Identifier: MIT
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { BigNumber, providers, utils, Wallet } from 'ethers';
import { afterEach, beforeEach, expect } from 'vitest';
import { fileJournal, type Journal } from '../../../../content/samples/sdk/v3/bot-journal.ts';
import {
  advance,
  finish,
  type Limits,
  outcomeOf,
  sign,
  start,
} from '../../../../content/samples/sdk/v3/bot-swap.ts';
import { USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { buildTrade, executeTrade } from '../../../../content/samples/sdk/v3/trading.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { balanceOf } from '../../chain/seed.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

const limits: Limits = {
  patience: 2,
  confirmations: 1,
  maxFeePerGas: utils.parseUnits('1000', 'gwei'),
};
/** In these blocks a unit of gas costs more than what was signed before them offers. */
const DEAR = utils.parseUnits('50', 'gwei').toHexString();
const CHEAP = utils.parseUnits('1', 'gwei').toHexString();

let folder = '';
let journal: Journal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isobar-journal-'));
  journal = fileJournal(join(folder, 'journal.json'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The bot as it is after a start of its process: nothing is left but the key and the file. */
const freshBot = (chain: TestChain) => {
  const provider = new providers.StaticJsonRpcProvider(chain.url, {
    chainId: 1,
    name: 'homestead',
  });
  provider.pollingInterval = 10;
  return new Wallet(PRIVATE_KEY, provider);
};

const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(1), `${10n ** 18n}`);

const quoted = async (chain: TestChain) => {
  const pool = await fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM);
  return buildTrade(chain.provider, [pool], oneEther, USDC);
};

const startSale = async (chain: TestChain, id = 'sale', seconds = 600) =>
  start(freshBot(chain), journal, id, await quoted(chain), seconds);

const step = (chain: TestChain) => advance(freshBot(chain), journal, 'sale', limits);
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
function deafBot(chain: TestChain, takes: boolean): Wallet {
  const bot = freshBot(chain);
  const provider = Object.create(bot.provider, {
    sendTransaction: {
      value: async (raw: string) => {
        if (takes) await bot.provider.sendTransaction(raw);
        throw new Error('timeout');
      },
    },
  }) as providers.Provider;
  return new Wallet(PRIVATE_KEY, provider);
}

describeSample('sdk/v3/bot-journal.ts', (proves) => {
  const chain = useChain();

  proves(['intent', 'journal'], 'a new process reads what the old one wrote', async () => {
    const intent = await startSale(chain);
    expect(fileJournal(join(folder, 'journal.json')).read()).toEqual([intent]);
    journal.write({ ...intent, outcome: 'swapped' });
    expect(journal.read().map(({ outcome }) => outcome)).toEqual(['swapped']);
    expect(readdirSync(folder)).toEqual(['journal.json']);
  });
});

describeSample('sdk/v3/bot-swap.ts', (proves) => {
  const chain = useChain();
  useManualBlocks(chain);

  proves(['start'], 'fixes nonce and deadline by the chain, and sends nothing', async () => {
    const intent = await startSale(chain, 'sale', 60);
    expect(intent.nonce).toBe(await countOf(chain));
    expect(intent.deadline).toBe((await chain.now()) + 60);
    expect(await chain.provider.send('txpool_status', [])).toMatchObject({ pending: '0x0' });
  });

  proves(['start'], 'gives the same swap for the same decision', async () => {
    const first = await startSale(chain);
    expect(await startSale(chain)).toEqual(first);
    expect(journal.read()).toHaveLength(1);
  });

  proves(['start'], 'refuses a second swap while one is open', async () => {
    await startSale(chain);
    await expect(startSale(chain, 'another')).rejects.toThrow('Finish sale first');
  });

  proves(['start'], 'refuses milliseconds, and no time at all', async () => {
    await expect(startSale(chain, 'sale', 600_000)).rejects.toThrow('1 to 3,600 seconds');
    await expect(startSale(chain, 'sale', 0)).rejects.toThrow('1 to 3,600 seconds');
    await expect(startSale(chain, 'sale', Number.NaN)).rejects.toThrow('1 to 3,600 seconds');
  });

  proves(['start'], 'refuses another chain, and an account with something pending', async () => {
    const trade = await quoted(chain);
    const elsewhere = Object.create(freshBot(chain), {
      getChainId: { value: () => Promise.resolve(10) },
    }) as Wallet;
    await expect(start(elsewhere, journal, 'sale', trade, 60)).rejects.toThrow('the chain of');
    await chain.trader.sendUncheckedTransaction({ to: chain.traderAddress, value: 1 });
    await expect(startSale(chain)).rejects.toThrow('has a transaction pending');
    expect(journal.read()).toEqual([]);
  });

  proves(['start'], 'refuses a swap that would revert, with the reason', async () => {
    const trade = await quoted(chain);
    const bot = Wallet.createRandom().connect(freshBot(chain).provider);
    await expect(start(bot, journal, 'sale', trade, 60)).rejects.toThrow(/insufficient funds/i);
  });

  proves(['advance', 'limits'], 'sends the swap, and says so once it is mined', async () => {
    await startSale(chain);
    expect((await step(chain)).outcome).toBeUndefined();
    await mine(chain);
    expect((await step(chain)).outcome).toBe('swapped');
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
    // Asked again, it knows.
    expect((await step(chain)).outcome).toBe('swapped');
  });

  proves(
    ['advance'],
    'waits until the block is deep enough, without another transaction',
    async () => {
      const deep = { ...limits, confirmations: 4, patience: 1 };
      await startSale(chain);
      await advance(freshBot(chain), journal, 'sale', deep);
      for (let block = 1; block < 4; block += 1) {
        await mine(chain);
        const intent = await advance(freshBot(chain), journal, 'sale', deep);
        expect([intent.outcome, intent.signed.length]).toEqual([undefined, 1]);
      }
      await mine(chain);
      expect((await advance(freshBot(chain), journal, 'sale', deep)).outcome).toBe('swapped');
    },
  );

  proves(['sign'], 'replaces a slow one: a higher fee, the same nonce, one swap', async () => {
    const { nonce } = await startSale(chain);
    await step(chain);
    await mineDear(chain, 2);
    const { signed } = await step(chain);
    const [slow, fast] = signed.map(({ raw }) => utils.parseTransaction(raw));
    expect([slow?.nonce, fast?.nonce]).toEqual([nonce, nonce]);
    expect(fast?.data).toBe(slow?.data);
    for (const field of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const) {
      expect(fast?.[field]?.mul(100).gte(slow?.[field]?.mul(110) ?? 0)).toBe(true);
    }
    await mineCheap(chain);
    expect((await step(chain)).outcome).toBe('swapped');
    expect(await countOf(chain)).toBe(nonce + 1);
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
    expect(await chain.provider.getTransactionReceipt(fast?.hash ?? '')).not.toBeNull();
    expect(await chain.provider.getTransactionReceipt(slow?.hash ?? '')).toBeNull();
  });

  proves(['sign'], 'never offers more than the limit', async () => {
    const poor = { ...limits, maxFeePerGas: BigNumber.from(1) };
    await startSale(chain);
    const intent = await advance(freshBot(chain), journal, 'sale', poor);
    expect(intent.signed).toEqual([]);
    expect(await sign(freshBot(chain), intent, false, 0, poor)).toBeUndefined();
  });

  proves(
    ['sign'],
    'signs nothing for a chain without a base fee, where it would offer 0',
    async () => {
      const intent = await startSale(chain);
      const bot = Object.create(freshBot(chain), {
        getFeeData: { value: () => Promise.resolve({ maxFeePerGas: null }) },
      }) as Wallet;
      await expect(sign(bot, intent, false, 0, limits)).rejects.toThrow('no base fee');
    },
  );

  proves(['advance'], 'sends a transaction again that the node has dropped', async () => {
    await startSale(chain);
    const { signed } = await step(chain);
    await chain.provider.send('anvil_dropTransaction', [signed[0]?.hash]);
    await mine(chain);
    expect((await usdcOf(chain)).toString()).toBe('0');
    expect((await step(chain)).signed).toEqual(signed);
    await mine(chain);
    expect((await step(chain)).outcome).toBe('swapped');
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
  });

  proves(['advance'], 'takes the swap back once the chain is past the deadline', async () => {
    const { nonce } = await startSale(chain);
    const { signed } = await step(chain);
    await chain.provider.send('evm_increaseTime', [601]);
    await mineDear(chain, 1);
    const late = await step(chain);
    expect(late.signed.map(({ cancels }) => cancels)).toEqual([false, true]);
    await mineCheap(chain);
    expect((await step(chain)).outcome).toBe('expired');
    expect(await countOf(chain)).toBe(nonce + 1);
    expect((await usdcOf(chain)).toString()).toBe('0');
    // The swap can never come back: its nonce is used.
    await expect(freshBot(chain).provider.sendTransaction(signed[0]?.raw ?? '')).rejects.toThrow();
  });

  proves(['advance'], 'has nothing to take back when nothing was signed', async () => {
    const { nonce } = await startSale(chain);
    await chain.provider.send('evm_increaseTime', [601]);
    await mine(chain);
    expect((await step(chain)).outcome).toBe('expired');
    expect(await countOf(chain)).toBe(nonce);
  });

  proves(['outcome'], 'says that a swap reverted, when a block was past its deadline', async () => {
    await startSale(chain);
    await step(chain);
    await chain.provider.send('evm_increaseTime', [601]);
    await mine(chain);
    expect((await step(chain)).outcome).toBe('reverted');
    expect((await usdcOf(chain)).toString()).toBe('0');
  });

  proves(['outcome'], 'says that another program has used the nonce', async () => {
    const intent = await startSale(chain);
    await chain.trader.sendUncheckedTransaction({ to: chain.traderAddress, value: 1 });
    await mine(chain);
    const { number } = await chain.provider.getBlock('latest');
    expect(await outcomeOf(chain.provider, intent, number)).toBe('displaced');
    expect(await outcomeOf(chain.provider, intent, number - 1)).toBeUndefined();
    expect((await step(chain)).outcome).toBe('displaced');
  });

  proves(['advance'], 'swaps once when the node took it and the answer got lost', async () => {
    const { nonce } = await startSale(chain);
    const deaf = await advance(deafBot(chain, true), journal, 'sale', limits);
    expect(deaf.problem).toBe('timeout');
    // The process ends here; a new one starts with the file.
    await step(chain);
    await mine(chain);
    expect((await step(chain)).outcome).toBe('swapped');
    await mine(chain);
    expect(await countOf(chain)).toBe(nonce + 1);
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
  });

  proves(['advance'], 'swaps once when the process ended before the node heard of it', async () => {
    const { nonce } = await startSale(chain);
    await advance(deafBot(chain, false), journal, 'sale', limits);
    await mine(chain);
    expect(await countOf(chain)).toBe(nonce);
    await step(chain);
    await mine(chain);
    expect((await step(chain)).outcome).toBe('swapped');
    expect((await usdcOf(chain)).toString()).toBe('1992013962');
  });

  proves(['advance'], 'a bot that sends again after a timeout swaps twice', async () => {
    // The careless way: a new transaction, with the next nonce, because no answer came.
    const trade = await quoted(chain);
    const deadline = (await chain.now()) + 600;
    const careless = Object.create(chain.trader, {
      sendTransaction: {
        value: async (call: providers.TransactionRequest) => {
          await chain.trader.sendUncheckedTransaction(call);
          throw new Error('timeout');
        },
      },
    }) as providers.JsonRpcSigner;
    for (const attempt of [1, 2]) {
      await expect(executeTrade(careless, trade, deadline), `${attempt}`).rejects.toThrow();
    }
    await mine(chain);
    expect((await usdcOf(chain)).gt(3_900_000_000)).toBe(true);
  });

  proves(['advance'], 'refuses a swap that another account started', async () => {
    await startSale(chain);
    const stranger = Wallet.createRandom().connect(freshBot(chain).provider);
    await expect(advance(stranger, journal, 'sale', limits)).rejects.toThrow('another account');
    await expect(advance(freshBot(chain), journal, 'other', limits)).rejects.toThrow('other');
  });

  proves(['finish'], 'goes on until there is an outcome', async () => {
    await startSale(chain);
    let ended = false;
    const outcome = finish(freshBot(chain), journal, 'sale', limits).finally(() => (ended = true));
    // It is written down before it is sent: only a block after that has it.
    while (!ended) {
      await mine(chain);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await outcome).outcome).toBe('swapped');
  });
});

describeSample('sdk/v3/bot-swap.main.ts', () => {
  describeMain('sdk/v3/bot-swap.main.ts', useChain());
});
