// SPDX-License-Identifier: MIT
import { expect } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { ethersOwner, useOwner, viemOwner } from './owner-clients.ts';
import { provesGaps } from './owner-positions-gaps.ts';
import { provesList } from './owner-positions-list.ts';

for (const [file, sample] of [
  ['sdk/v3/owner-positions.ts', ethersOwner],
  ['sdk/v3/viem/owner-positions.ts', viemOwner],
] as const) {
  describeSample(file, (proves) => {
    const chain = useChain();
    const owner = useOwner(sample, chain);

    proves(['types'], 'names the multicall of the published deployments', () => {
      expect(sample.MULTICALL).toBe(addresses.multicall);
    });

    provesList(proves, owner);
    provesGaps(proves, owner);
  });
}

for (const main of ['sdk/v3/owner-positions.main.ts', 'sdk/v3/viem/owner-positions.main.ts']) {
  describeSample(main, () => {
    describeMain(main, useChain());
  });
}
