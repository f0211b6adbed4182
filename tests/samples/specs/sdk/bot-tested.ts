// SPDX-License-Identifier: MIT
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrencyAmount, Ether } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { type BigNumber, utils } from 'ethers';
import { afterEach, beforeEach } from 'vitest';
import { USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { fetchPool } from '../../../../content/samples/sdk/v3/pool.ts';
import { buildTrade } from '../../../../content/samples/sdk/v3/trading.ts';
import type { TestChain } from '../../chain/context.ts';
import type { Between } from '../../chain/node-between.ts';
import { balanceOf } from '../../chain/tokens.ts';
import type { BotLibrary, Journal, Limits, Ways } from './bot-clients.ts';

/** The limits of each step of a bot, unless a test sets others. */
export const limits: Limits = {
  patience: 2,
  confirmations: 1,
  maxFeePerGas: 1_000n * 10n ** 9n,
};

const oneEther = CurrencyAmount.fromRawAmount(Ether.onChain(1), `${10n ** 18n}`);

/** Returns a trade of 1 ether for USDC at the pool's current price. */
export const quoted = async (chain: TestChain) => {
  const pool = await fetchPool(chain.provider, USDC, WETH, FeeAmount.MEDIUM);
  return buildTrade(chain.provider, [pool], oneEther, USDC);
};

/** Returns the trader's USDC balance, in base units. */
export const usdcOf = (chain: TestChain) => balanceOf(chain, USDC.address, chain.traderAddress);

/** Returns the nonce of the trader's next transaction. */
export const countOf = (chain: TestChain) =>
  chain.provider.getTransactionCount(chain.traderAddress);

/** A base fee above the maximum fee of transactions that were signed at the cheap base fee. */
const DEAR = utils.parseUnits('50', 'gwei');
const CHEAP = utils.parseUnits('1', 'gwei');

/** Mines a block. */
export const mine = (chain: TestChain) => chain.provider.send('evm_mine', []);

async function mineAt(chain: TestChain, baseFee: BigNumber): Promise<void> {
  await chain.provider.send('anvil_setNextBlockBaseFeePerGas', [baseFee.toHexString()]);
  await mine(chain);
}

/** Mines a block at a low base fee. */
export const mineCheap = (chain: TestChain) => mineAt(chain, CHEAP);

/** Mines blocks whose base fee is too high for the pending transaction. */
export async function mineDear(chain: TestChain, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await mineAt(chain, DEAR);
}

/** Turns automatic mining off for each test, and on again afterwards. */
export function useManualBlocks(chain: TestChain): void {
  beforeEach(async () => {
    await chain.provider.send('evm_setAutomine', [false]);
    await mineCheap(chain);
  });
  afterEach(async () => {
    await chain.provider.send('anvil_dropAllTransactions', []);
    await chain.provider.send('evm_setAutomine', [true]);
  });
}

/**
 * Returns middleware that loses the response to each sent transaction. `takes` is whether the node still receives the
 * transaction.
 */
export const deaf =
  (takes: boolean): Between =>
  async (method, _params, next) => {
    if (method !== 'eth_sendRawTransaction') return next();
    // Ignore errors, because a client may retry by itself, and the node refuses the same bytes the second time.
    if (takes) await next().catch(() => undefined);
    throw new Error('timeout');
  };

/** Returns middleware that overrides the response to one method. */
export const answering =
  (asked: string, answer: (truth: () => Promise<unknown>) => Promise<unknown>): Between =>
  (method, _params, next) =>
    method === asked ? answer(next) : next();

/** Creates an empty journal in its own folder for each test, as on a bot's first start. */
export function useJournal(library: BotLibrary) {
  const kept = {} as { folder: string; path: string; journal: Journal };
  beforeEach(() => {
    kept.folder = mkdtempSync(join(tmpdir(), 'isobar-journal-'));
    kept.path = join(kept.folder, 'journal.json');
    kept.journal = library.fileJournal(kept.path);
  });
  afterEach(() => {
    rmSync(kept.folder, { recursive: true });
  });
  return kept;
}

/**
 * Returns what the tests of a bot use. Each action starts a new bot from the library; the bot knows only what is in the
 * journal.
 */
export function botsOf(library: BotLibrary, chain: TestChain) {
  const kept = useJournal(library);
  const freshBot = (ways?: Ways) => library.bot(chain, kept.journal, ways);
  const startSale = async (id = 'sale', seconds = 600) =>
    freshBot().start(id, await quoted(chain), seconds);
  const step = () => freshBot().advance('sale', limits);
  return { chain, kept, freshBot, startSale, step };
}

/** A bot, its chain and its journal, as passed to the tests of a sample. */
export type TestedBot = ReturnType<typeof botsOf>;
