// SPDX-License-Identifier: MIT
import { CurrencyAmount } from '@uniswap/sdk-core';
import { FeeAmount } from '@uniswap/v3-sdk';
import { beforeEach, expect } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v3/allowance.ts';
import { SWAP_ROUTER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import {
  type Ask,
  MAX_AGE,
  type QuoteState,
  type ShownQuote,
  TOLERANCE,
} from '../../../../content/samples/sdk/v3/quote-form.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { balanceOf, fund, trade, units } from '../../chain/seed.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample, type Proves } from '../../toolchain/describe-sample.ts';
import type { Between } from '../../chain/node-between.ts';
import { ethersForm, viemForm } from './quote-form-clients.ts';

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

/** A node, or a wallet, that says it is on Optimism. */
const onOptimism: Between = (method, _params, next) =>
  /^(?:eth_chainId|net_version)$/.test(method) ? Promise.resolve('0xa') : next();

for (const [file, form] of [
  ['sdk/v3/quote-form.ts', ethersForm],
  ['sdk/v3/viem/quote-form.ts', viemForm],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const { QuotePoller } = form;
    let shown: ShownQuote;
    // What the poller does is the same in both files, and shown once.
    const provesPolling: Proves = (regions, ...test) =>
      proves(form === ethersForm ? regions : [], ...test);
    const confirm = (quote: ShownQuote, seconds: number) => form.confirm(chain, quote, seconds);
    const usdcOf = (owner: string) => balanceOf(chain, USDC.address, owner);
    const quoteNow = () => form.quoteAt(chain, askOf(chain.traderAddress), never);
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
      const ask = askOf(chain.traderAddress);
      await expect(form.quoteAt(chain, ask, never, onOptimism)).rejects.toThrow('another chain');
    });

    proves(['quote-at'], 'asks nothing more once the form has moved on', async () => {
      const asked: string[] = [];
      const moved = new AbortController();
      const quoting = form.quoteAt(
        chain,
        askOf(chain.traderAddress),
        moved.signal,
        async (method, _params, next) => {
          asked.push(method);
          const answer = await next();
          if (method === 'eth_getBlockByNumber') moved.abort();
          return answer;
        },
      );
      await expect(quoting).rejects.toThrow(/abort/i);
      // Neither the pool nor the quoter.
      expect(asked).not.toContain('eth_call');
    });

    provesPolling(
      ['poller'],
      'keeps the newer answer when an older one comes after it',
      async () => {
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
      },
    );

    provesPolling(
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

    provesPolling(
      ['poller'],
      'takes the quote away at once when amount or account change',
      async () => {
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
      },
    );

    provesPolling(['poller'], 'shows why there is no newer quote, beside the old one', async () => {
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
      const hash = await confirm(shown, 600);
      const { data } = await chain.provider.getTransaction(hash);
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
      await expect(confirm(shown, 600)).rejects.toThrow('Too little received');
      expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
      // The careless form quotes again on the click, and signs what nobody has seen.
      const unseen = await quoteNow();
      await chain.provider._waitForTransaction(await confirm(unseen, 600), 1, 0, null as never);
      const got = await usdcOf(chain.traderAddress);
      expect(got.lt(shown.minimumOut.quotient.toString())).toBe(true);
    });

    proves(['confirm'], 'refuses a stale quote', async () => {
      await chain.wait(MAX_AGE + 1);
      await expect(confirm(shown, 600)).rejects.toThrow('31 seconds old');
      expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
    });

    proves(['confirm'], 'refuses when the wallet was switched to another chain', async () => {
      await expect(form.confirm(chain, shown, 600, onOptimism)).rejects.toThrow('the chain of');
    });

    proves(['confirm'], 'refuses when the wallet was switched to another account', async () => {
      await allow(chain.deployer, SWAP_ROUTER, amountIn);
      const deployer = await chain.deployer.getAddress();
      await fund(chain, deployer, { weth: units.weth(1) });
      const before = await usdcOf(deployer);
      await expect(form.confirmSwitched(chain, shown, 'before')).rejects.toThrow('another account');
      // Switched after the question: what is signed is for the old account, or nothing is.
      await expect(form.confirmSwitched(chain, shown, 'after')).rejects.toThrow(
        /from address mismatch|not been authorized/,
      );
      expect(await usdcOf(deployer)).toEqual(before);
      expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
    });

    proves(['confirm'], 'asks the wallet with chain and account, which it can refuse', async () => {
      const asked: unknown[] = [];
      await form.confirm(chain, shown, 600, (method, params, next) => {
        if (method === 'eth_sendTransaction') asked.push(...params);
        return next();
      });
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatchObject({ chainId: '0x1' });
      expect((asked[0] as { from: string }).from.toLowerCase()).toBe(
        chain.traderAddress.toLowerCase(),
      );
    });

    proves(['confirm'], 'asks the wallet once, whatever it answers', async () => {
      let asked = 0;
      const failing: Between = (method, _params, next) => {
        if (method !== 'eth_sendTransaction') return next();
        asked += 1;
        return Promise.reject(Object.assign(new Error('Internal'), { code: -32603 }));
      };
      await expect(form.confirm(chain, shown, 600, failing)).rejects.toThrow('Internal');
      expect(asked).toBe(1);
    });

    proves(['confirm'], 'sends one quote once, however often it is clicked', async () => {
      const clicks = await Promise.allSettled([1, 2, 3].map(() => confirm(shown, 600)));
      expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(confirm(shown, 600)).rejects.toThrow('sent already');
      expect((await usdcOf(chain.traderAddress)).toString()).toBe('1992013962');
    });

    proves(['confirm'], 'refuses a node that is behind, and milliseconds', async () => {
      const newer = { ...shown, block: shown.block + 5 };
      await expect(confirm(newer, 600)).rejects.toThrow('is behind');
      await expect(confirm(shown, 600_000)).rejects.toThrow('1 to 3,600 seconds');
    });
  });
}

for (const main of ['sdk/v3/quote-form.main.ts', 'sdk/v3/viem/quote-form.main.ts']) {
  describeSample(main, () => {
    describeMain(main, useChain());
  });
}
