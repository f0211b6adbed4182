// SPDX-License-Identifier: MIT
import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Intent as ViemIntent } from '../../../../content/samples/sdk/v3/viem/bot-journal.ts';
import { sign } from '../../../../content/samples/sdk/v3/viem/bot-swap.ts';
import { useChain } from '../../chain/context.ts';
import { direct, viemThrough } from '../../chain/node-between.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { ethersBots, viemBots } from './bot-clients.ts';
import { provesAdvance } from './bot-swap-advance.ts';
import { provesSwappedOnce } from './bot-swap-once.ts';
import { provesStart } from './bot-swap-start.ts';
import { botsOf, limits, quoted, useJournal, useManualBlocks } from './bot-tested.ts';

for (const [file, library] of [
  ['sdk/v3/bot-swap.ts', ethersBots],
  ['sdk/v3/viem/bot-swap.ts', viemBots],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const tested = botsOf(library, chain);
    useManualBlocks(chain);

    provesStart(proves, tested);
    provesAdvance(proves, tested);
    provesSwappedOnce(proves, tested);
  });
}

describe('a bot of viem without a key', () => {
  const chain = useChain();
  const kept = useJournal(viemBots);

  it('signs nothing: a wallet would sign and send in one', async () => {
    const intent = await viemBots.bot(chain, kept.journal).start('sale', await quoted(chain), 600);
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
