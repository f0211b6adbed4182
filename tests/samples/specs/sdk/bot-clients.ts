// SPDX-License-Identifier: MIT
import type { Currency, TradeType } from '@uniswap/sdk-core';
import type { Trade } from '@uniswap/v3-sdk';
import { BigNumber, Wallet } from 'ethers';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import * as ethersJournal from '../../../../content/samples/sdk/v3/bot-journal.ts';
import * as ethers from '../../../../content/samples/sdk/v3/bot-swap.ts';
import { executeTrade as executeWithEthers } from '../../../../content/samples/sdk/v3/trading.ts';
import * as viemJournal from '../../../../content/samples/sdk/v3/viem/bot-journal.ts';
import * as viem from '../../../../content/samples/sdk/v3/viem/bot-swap.ts';
import { executeTrade as executeWithViem } from '../../../../content/samples/sdk/v3/viem/trading.ts';
import type { TestChain } from '../../chain/context.ts';
import { type Between, direct, ethersThrough, viemThrough } from '../../chain/node-between.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

type Intent = ethersJournal.Intent;
export type Journal = ethersJournal.Journal;
/** A bot's limits. The tests use the viem sample's type for both libraries. */
export type Limits = viem.Limits;
type Swap = Trade<Currency, Currency, TradeType>;

/** Options of a bot. By default it has the trader's key and a direct connection to the node. */
export interface Ways {
  key?: string;
  between?: Between;
}

export const ethersBots = {
  fileJournal: ethersJournal.fileJournal,
  /** Returns a bot that knows only its key and its journal, as if its process had just started. */
  bot(chain: TestChain, journal: Journal, { key = PRIVATE_KEY, between = direct }: Ways = {}) {
    // An ethers wallet reads its chain only once, so request the node's chain id before each action.
    const connected = async () => {
      const answer = await between('eth_chainId', [], () => Promise.resolve('0x1'));
      return new Wallet(key, ethersThrough(chain, between, Number(answer)));
    };
    const native = (limits: Limits) => ({
      ...limits,
      maxFeePerGas: BigNumber.from(limits.maxFeePerGas),
    });
    return {
      start: async (id: string, trade: Swap, seconds: number) =>
        ethers.start(await connected(), journal, id, trade, seconds),
      advance: async (id: string, limits: Limits) =>
        ethers.advance(await connected(), journal, id, native(limits)),
      finish: async (id: string, limits: Limits) =>
        ethers.finish(await connected(), journal, id, native(limits)),
      sign: async (intent: Intent, limits: Limits) =>
        ethers.sign(await connected(), intent, false, 0, native(limits)),
      outcomeOf: async (intent: Intent, block: number) =>
        ethers.outcomeOf((await connected()).provider, intent, block),
      /** Sends the guide's trade without a journal: the careless approach. */
      executeTrade: async (trade: Swap, deadline: number): Promise<unknown> =>
        executeWithEthers(await connected(), trade, deadline),
    };
  },
};
export type BotLibrary = typeof ethersBots;

export const viemBots: BotLibrary = {
  fileJournal: (path) => viemJournal.fileJournal(path) as Journal,
  bot(chain, kept, { key = PRIVATE_KEY, between = direct } = {}) {
    const journal = kept as viemJournal.Journal;
    const client = viemThrough(chain, between, privateKeyToAccount(key as Hex));
    return {
      start: (...args) => viem.start(client, journal, ...args),
      advance: (...args) => viem.advance(client, journal, ...args),
      finish: (...args) => viem.finish(client, journal, ...args),
      sign: (intent, limits) => viem.sign(client, intent as viemJournal.Intent, false, 0, limits),
      outcomeOf: (intent, block) => viem.outcomeOf(client, intent as viemJournal.Intent, block),
      executeTrade: (...args) => executeWithViem(client, ...args),
    };
  },
};
