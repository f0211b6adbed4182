// SPDX-License-Identifier: MIT
import { expect } from 'vitest';
import { SWAP_ROUTER } from '../../../../content/samples/sdk/v3/config.ts';
import type { Ask, QuoteState, ShownQuote } from '../../../../content/samples/sdk/v3/quote-form.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { ethersForm } from './quote-form-clients.ts';
import { askOf, type Quoted } from './quote-form-quoted.ts';

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

/** What the form shows while answers come, in whatever order. */
export function provesPoller(proves: Proves, quoted: Quoted): void {
  const { form, seen } = quoted;
  const { QuotePoller } = form;
  // What the poller does is the same in both files, and shown once.
  const provesPolling: Proves = (regions, ...test) =>
    proves(form === ethersForm ? regions : [], ...test);

  provesPolling(['poller'], 'keeps the newer answer when an older one comes after it', async () => {
    const node = new SlowNode();
    const states: QuoteState[] = [];
    const poller = new QuotePoller(node.quote, (state) => states.push(state));
    poller.change(seen.quote.ask);
    void poller.poll();
    node.questions[1]?.answer({ ...seen.quote, block: 11 });
    await settle();
    // Of the same block even: what was asked later counts.
    node.questions[0]?.answer({ ...seen.quote, block: 11, time: 1 });
    await settle();
    expect(states.map(({ quote }) => quote?.block)).toEqual([undefined, 11]);
    expect(states.at(-1)?.quote?.time).toBe(seen.quote.time);
  });

  provesPolling(
    ['poller'],
    'keeps the quote when a node that is behind answers the next one',
    async () => {
      const node = new SlowNode();
      const states: QuoteState[] = [];
      const poller = new QuotePoller(node.quote, (state) => states.push(state));
      poller.change(seen.quote.ask);
      node.questions[0]?.answer({ ...seen.quote, block: 11 });
      await settle();
      void poller.poll();
      node.questions[1]?.answer({ ...seen.quote, block: 9 });
      await settle();
      expect(states.at(-1)?.quote?.block).toBe(11);
    },
  );

  provesPolling(
    ['poller'],
    'takes the quote away at once when amount or account change',
    async () => {
      const node = new SlowNode();
      const states: QuoteState[] = [];
      const poller = new QuotePoller(node.quote, (state) => states.push(state));
      poller.change(seen.quote.ask);
      node.questions[0]?.answer(seen.quote);
      await settle();
      void poller.poll();
      const other = askOf(SWAP_ROUTER);
      poller.change(other);
      expect(states.at(-1)).toEqual({});
      expect(node.questions[1]?.signal.aborted).toBe(true);
      // The answer to the old question comes all the same, and an error of it.
      node.questions[1]?.answer({ ...seen.quote, block: 99 });
      await settle();
      expect(states.at(-1)).toEqual({});
      expect(node.questions[2]?.ask).toBe(other);
      poller.change(undefined);
      node.questions[2]?.fail('aborted');
      await settle();
      expect(states.at(-1)).toEqual({});
    },
  );

  provesPolling(['poller'], 'shows why there is no newer quote, beside the old one', async () => {
    const node = new SlowNode();
    const states: QuoteState[] = [];
    const poller = new QuotePoller(node.quote, (state) => states.push(state));
    poller.change(seen.quote.ask);
    node.questions[0]?.answer(seen.quote);
    await settle();
    void poller.poll();
    node.questions[1]?.fail('no connection');
    await settle();
    expect(states.at(-1)).toEqual({ quote: seen.quote, problem: 'no connection' });
  });
}
