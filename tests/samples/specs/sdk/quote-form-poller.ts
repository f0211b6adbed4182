// SPDX-License-Identifier: MIT
import { expect } from 'vitest';
import { SWAP_ROUTER } from '../../../../content/samples/sdk/v3/config.ts';
import type { Ask, QuoteState, ShownQuote } from '../../../../content/samples/sdk/v3/quote-form.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { askOf, ethersForm, type Quoted } from './quote-form-clients.ts';

/** Starts a poller. The test decides when, and in which order, the node responds to its requests. */
function startPoller({ form, seen }: Quoted) {
  const questions: {
    ask: Ask;
    signal: AbortSignal;
    resolve(quote: ShownQuote): void;
    reject(reason: Error): void;
  }[] = [];
  const states: QuoteState[] = [];
  const poller = new form.QuotePoller(
    (ask, signal) =>
      new Promise((resolve, reject) => questions.push({ ask, signal, resolve, reject })),
    (state) => states.push(state),
  );
  /** Lets pending promises settle. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const answer = (question: number, quote: Partial<ShownQuote>) => {
    questions[question]?.resolve({ ...seen.quote, ...quote });
    return settle();
  };
  const fail = (question: number, reason: string) => {
    questions[question]?.reject(new Error(reason));
    return settle();
  };
  poller.change(seen.quote.ask);
  return { poller, questions, states, answer, fail };
}

/** Tests what the form shows as responses arrive, in any order. */
export function provesPoller(proves: Proves, quoted: Quoted): void {
  const { form, seen } = quoted;
  // The poller is the same in both files, so only the ethers file has a region for it.
  const regions = form === ethersForm ? ['poller'] : [];

  proves(regions, 'keeps the newer answer when an older one comes after it', async () => {
    const { poller, states, answer } = startPoller(quoted);
    void poller.poll();
    await answer(1, { block: 11 });
    // Even for the same block, the later request wins.
    await answer(0, { block: 11, time: 1 });
    expect(states.map(({ quote }) => quote?.block)).toEqual([undefined, 11]);
    expect(states.at(-1)?.quote?.time).toBe(seen.quote.time);
  });

  proves(regions, 'keeps the quote when a node that is behind answers the next one', async () => {
    const { poller, states, answer } = startPoller(quoted);
    await answer(0, { block: 11 });
    void poller.poll();
    await answer(1, { block: 9 });
    expect(states.at(-1)?.quote?.block).toBe(11);
  });

  proves(regions, 'takes the quote away at once when amount or account change', async () => {
    const { poller, questions, states, answer, fail } = startPoller(quoted);
    await answer(0, {});
    void poller.poll();
    const other = askOf(SWAP_ROUTER);
    poller.change(other);
    expect(states.at(-1)).toEqual({});
    expect(questions[1]?.signal.aborted).toBe(true);
    // A request that was aborted may still get a response, or later an error.
    await answer(1, { block: 99 });
    expect(states.at(-1)).toEqual({});
    expect(questions[2]?.ask).toBe(other);
    poller.change(undefined);
    await fail(2, 'aborted');
    expect(states.at(-1)).toEqual({});
  });

  proves(regions, 'shows why there is no newer quote, beside the old one', async () => {
    const { poller, states, answer, fail } = startPoller(quoted);
    await answer(0, {});
    void poller.poll();
    await fail(1, 'no connection');
    expect(states.at(-1)).toEqual({ quote: seen.quote, problem: 'no connection' });
  });
}
