// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import type { providers } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v3/allowance.ts';
import { SWAP_ROUTER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import {
  type Ask,
  confirm,
  MAX_AGE,
  quoteAt,
  QuotePoller,
  type QuoteState,
  type ShownQuote,
  TOLERANCE,
} from '../../../../content/samples/sdk/v3/quote-form.ts';
import { onChain, type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf, fund, trade, units } from '../../chain/seed.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const never = new AbortController().signal;
const amountIn = CurrencyAmount.fromRawAmount(WETH, units.weth(1).toString());
const askOf = (account: string): Ask => ({
  amountIn,
  tokenOut: USDC,
  fee: FeeAmount.MEDIUM,
  account,
});

/** A node that answers when the test says so, in the order that the test chooses. */
class SlowNode {
  readonly questions: {
    ask: Ask;
    signal: AbortSignal;
    answer(quote: ShownQuote): void;
    fail(reason: string): void;
  }[] = [];
  readonly quote = (ask: Ask, signal: AbortSignal): Promise<ShownQuote> =>
    new Promise((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(reason));
      this.questions.push({ ask, signal, answer: resolve, fail });
    });
}

/** Lets what was answered be heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describeSample('sdk/v3/quote-form.ts', (proves) => {
  const chain = useChain();
  let shown: ShownQuote;
  const usdcOf = (owner: string) => balanceOf(chain, USDC.address, owner);
  const quoteNow = () => quoteAt(chain.provider, askOf(chain.traderAddress), never);
  const moveThePrice = (test: TestChain) =>
    trade(test, WETH.address, USDC.address, FeeAmount.MEDIUM, units.weth(20));

  beforeEach(async () => {
    await fund(chain, chain.traderAddress, { weth: units.weth(10) });
    await allow(chain.trader, SWAP_ROUTER, amountIn);
    shown = await quoteNow();
  });

  proves(['shown-quote', 'quote-at'], 'carries its block, time and least output', async () => {
    const { number, timestamp } = await chain.provider.getBlock('latest');
    expect([shown.block, shown.time]).toEqual([number, timestamp]);
    expect(shown.trade.outputAmount.toExact()).toBe('1992.013962');
    // 1992.013962 / 1.005, by hand.
    expect(shown.minimumOut.toExact()).toBe('1982.103444');
    expect(TOLERANCE.toFixed(2)).toBe('0.50');
  });

  proves(['quote-at'], 'refuses a node of another chain', async () => {
    const node = Object.create(chain.provider, {
      getNetwork: { value: () => Promise.resolve({ chainId: 10, name: 'optimism' }) },
    }) as providers.Provider;
    const ask = askOf(chain.traderAddress);
    await expect(quoteAt(node, ask, never)).rejects.toThrow('another chain');
  });

  proves(['quote-at'], 'asks nothing more once the form has moved on', async () => {
    const ask = askOf(chain.traderAddress);
    await expect(quoteAt(chain.provider, ask, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });

  proves(['poller'], 'keeps the newer answer when an older one comes after it', async () => {
    const node = new SlowNode();
    const states: QuoteState[] = [];
    const poller = new QuotePoller(node.quote, (state) => states.push(state));
    poller.change(shown.ask);
    void poller.poll();
    node.questions[1]?.answer({ ...shown, block: 11 });
    await settle();
    // Of the same block even: what was asked later counts.
    node.questions[0]?.answer({ ...shown, block: 11, time: 1 });
    await settle();
    expect(states.map(({ quote }) => quote?.block)).toEqual([undefined, 11]);
    expect(states.at(-1)?.quote?.time).toBe(shown.time);
  });

  proves(
    ['poller'],
    'keeps the quote when a node that is behind answers the next one',
    async () => {
      const node = new SlowNode();
      const states: QuoteState[] = [];
      const poller = new QuotePoller(node.quote, (state) => states.push(state));
      poller.change(shown.ask);
      node.questions[0]?.answer({ ...shown, block: 11 });
      await settle();
      void poller.poll();
      node.questions[1]?.answer({ ...shown, block: 9 });
      await settle();
      expect(states.at(-1)?.quote?.block).toBe(11);
    },
  );

  proves(['poller'], 'takes the quote away at once when amount or account change', async () => {
    const node = new SlowNode();
    const states: QuoteState[] = [];
    const poller = new QuotePoller(node.quote, (state) => states.push(state));
    poller.change(shown.ask);
    node.questions[0]?.answer(shown);
    await settle();
    void poller.poll();
    const other = askOf(SWAP_ROUTER);
    poller.change(other);
    expect(states.at(-1)).toEqual({});
    expect(node.questions[1]?.signal.aborted).toBe(true);
    // The answer to the old question comes all the same, and an error of it.
    node.questions[1]?.answer({ ...shown, block: 99 });
    await settle();
    expect(states.at(-1)).toEqual({});
    expect(node.questions[2]?.ask).toBe(other);
    poller.change(undefined);
    node.questions[2]?.fail('aborted');
    await settle();
    expect(states.at(-1)).toEqual({});
  });

  proves(['poller'], 'shows why there is no newer quote, beside the old one', async () => {
    const node = new SlowNode();
    const states: QuoteState[] = [];
    const poller = new QuotePoller(node.quote, (state) => states.push(state));
    poller.change(shown.ask);
    node.questions[0]?.answer(shown);
    await settle();
    void poller.poll();
    node.questions[1]?.fail('no connection');
    await settle();
    expect(states.at(-1)).toEqual({ quote: shown, problem: 'no connection' });
  });

  proves(['confirm'], 'signs the minimum and the account that were shown', async () => {
    const { data, hash } = await confirm(chain.trader, shown, 600);
    const router = at('swapRouter', chain.provider).interface;
    const [call] = router.decodeFunctionData('exactInputSingle', data);
    expect(call.amountOutMinimum.toString()).toBe(shown.minimumOut.quotient.toString());
    expect(call.recipient).toBe(chain.traderAddress);
    const { timestamp } = await chain.provider.getBlock(shown.block);
    expect(call.deadline.toNumber()).toBe(timestamp + 600);
    await chain.provider._waitForTransaction(hash, 1, 0, null as never);
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('1992013962');
  });

  proves(['confirm'], 'swaps at no worse a price than the one that was shown', async () => {
    await moveThePrice(chain);
    await expect(confirm(chain.trader, shown, 600)).rejects.toThrow('Too little received');
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
    // The careless form quotes again on the click, and signs what nobody has seen.
    const unseen = await quoteNow();
    await (await confirm(chain.trader, unseen, 600)).wait();
    const got = await usdcOf(chain.traderAddress);
    expect(got.lt(shown.minimumOut.quotient.toString())).toBe(true);
  });

  proves(['confirm'], 'refuses a stale quote', async () => {
    await chain.wait(MAX_AGE + 1);
    await expect(confirm(chain.trader, shown, 600)).rejects.toThrow('31 seconds old');
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
  });

  proves(['confirm'], 'refuses when the wallet was switched to another chain', async () => {
    await expect(confirm(onChain(chain.trader, 10), shown, 600)).rejects.toThrow('the chain of');
  });

  proves(['confirm'], 'refuses when the wallet was switched to another account', async () => {
    await expect(confirm(chain.deployer, shown, 600)).rejects.toThrow('another account');
    await allow(chain.deployer, SWAP_ROUTER, amountIn);
    // Switched after the question: the address is the old one, the signature would be the new one's.
    const late = Object.create(chain.deployer, {
      getAddress: {
        value: (() => {
          const answers = [shown.ask.account];
          return () => Promise.resolve(answers.shift() ?? chain.deployer.getAddress());
        })(),
      },
    }) as providers.JsonRpcSigner;
    await expect(confirm(late, shown, 600)).rejects.toThrow('from address mismatch');
  });

  proves(['confirm'], 'sends one quote once, however often it is clicked', async () => {
    const clicks = await Promise.allSettled([1, 2, 3].map(() => confirm(chain.trader, shown, 600)));
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(confirm(chain.trader, shown, 600)).rejects.toThrow('sent already');
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('1992013962');
  });

  proves(['confirm'], 'refuses a node that is behind, and milliseconds', async () => {
    const newer = { ...shown, block: shown.block + 5 };
    await expect(confirm(chain.trader, newer, 600)).rejects.toThrow('is behind');
    await expect(confirm(chain.trader, shown, 600_000)).rejects.toThrow('1 to 3,600 seconds');
  });
});

describeSample('sdk/v3/quote-form.main.ts', () => {
  describeMain('sdk/v3/quote-form.main.ts', useChain());
});
