// SPDX-License-Identifier: MIT
import { readdirSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { ethersBots, viemBots } from './bot-clients.ts';
import { botsOf, countOf, deaf, limits } from './bot-tested.ts';

for (const [file, library, other, regions] of [
  ['sdk/v3/bot-journal.ts', ethersBots, viemBots, ['intent', 'journal']],
  // The journal code is the same in both files, so only the ethers file has a region for it.
  ['sdk/v3/viem/bot-journal.ts', viemBots, ethersBots, ['intent']],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const { kept, startSale, freshBot } = botsOf(library, chain);

    proves(regions, 'a new process reads what the old one wrote', async () => {
      const intent = await startSale();
      expect(library.fileJournal(kept.path).read()).toEqual([intent]);
      kept.journal.write({ ...intent, outcome: 'swapped' });
      expect(kept.journal.read().map(({ outcome }) => outcome)).toEqual(['swapped']);
      expect(readdirSync(kept.folder)).toEqual(['journal.json']);
    });

    proves(regions, 'a bot of the other library finishes what is open', async () => {
      const { nonce } = await startSale();
      await freshBot({ between: deaf(true) }).advance('sale', limits);
      // The node mines automatically after it has responded.
      await vi.waitUntil(async () => (await countOf(chain)) === nonce + 1, { timeout: 30_000 });
      const successor = other.bot(chain, other.fileJournal(kept.path));
      expect((await successor.advance('sale', limits)).outcome).toBe('swapped');
      expect(await countOf(chain)).toBe(nonce + 1);
    });
  });
}
