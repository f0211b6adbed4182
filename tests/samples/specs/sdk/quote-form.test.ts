// SPDX-License-Identifier: MIT
import { expect } from 'vitest';
import { TOLERANCE } from '../../../../content/samples/sdk/v3/quote-form.ts';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { askOf, ethersForm, never, onOptimism, useQuoted, viemForm } from './quote-form-clients.ts';
import { provesConfirm } from './quote-form-confirm.ts';
import { provesPoller } from './quote-form-poller.ts';

for (const [file, form] of [
  ['sdk/v3/quote-form.ts', ethersForm],
  ['sdk/v3/viem/quote-form.ts', viemForm],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const quoted = useQuoted(form, chain);
    const { seen } = quoted;

    proves(['shown-quote', 'quote-at'], 'carries its block, time and least output', async () => {
      const { number, timestamp } = await chain.provider.getBlock('latest');
      expect([seen.quote.block, seen.quote.time]).toEqual([number, timestamp]);
      expect(seen.quote.trade.outputAmount.toExact()).toBe('1992.013962');
      // 1992.013962 / 1.005, calculated by hand.
      expect(seen.quote.minimumOut.toExact()).toBe('1982.103444');
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
      // Neither the pool nor the quoter is called.
      expect(asked).not.toContain('eth_call');
    });

    provesPoller(proves, quoted);
    provesConfirm(proves, quoted);
  });
}

for (const main of ['sdk/v3/quote-form.main.ts', 'sdk/v3/viem/quote-form.main.ts']) {
  describeSample(main, () => {
    describeMain(main, useChain());
  });
}
