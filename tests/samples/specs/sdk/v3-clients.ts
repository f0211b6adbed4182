// SPDX-License-Identifier: MIT
import { describeSample, type Proves } from '../../toolchain/describe-sample.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { type Client, ethersClient } from './v3-ethers-client.ts';
import { viemClient } from './v3-viem-client.ts';

/** The values that the tests of a pair of samples receive. */
interface Tested {
  client: Client;
  chain: TestChain;
  proves: Proves;
  /**
   * Registers tests for code that neither reads nor sends. The viem file repeats that code, so it is tested only once.
   */
  provesOnce: Proves;
}

/** Registers the tests of a sample for both libraries. */
export function describeBoth(ethers: string, viem: string, tests: (tested: Tested) => void): void {
  for (const [file, clientOf] of [
    [ethers, ethersClient],
    [viem, viemClient],
  ] as const) {
    describeSample(file, (proves) => {
      const chain = useChain();
      const client = clientOf(chain);
      const provesOnce: Proves = (...test) => {
        if (client.name === 'ethers') proves(...test);
      };
      tests({ client, chain, proves, provesOnce });
    });
  }
}
