// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { useChain } from '../../chain/context.ts';
import { describeMain } from '../../toolchain/describe-main.ts';
import { outputOf } from '../../toolchain/run-main.ts';
import { readSample } from '../../toolchain/samples.ts';

const twins = [
  ['sdk/v1/quick-start.main.ts', 'sdk/v1/viem/quick-start.main.ts'],
  ['sdk/v1/fetching-data.main.ts', 'sdk/v1/viem/fetching-data.main.ts'],
  ['sdk/v1/pricing.main.ts', 'sdk/v1/viem/pricing.main.ts'],
  ['sdk/v1/trading.main.ts', 'sdk/v1/viem/trading.main.ts'],
  ['sdk/v1/pair-addresses.main.ts', 'sdk/v1/viem/pair-addresses.main.ts'],
] as const;

describe('the v1 SDK guides, run whole', () => {
  const chain = useChain();

  describe.each(twins)('%s', (ethers, viem) => {
    describeMain(ethers, chain);
    describeMain(viem, chain);

    it('prints the same with ethers and viem: its page shows one output for both', () => {
      expect(readSample(outputOf(viem))).toBe(readSample(outputOf(ethers)));
    });
  });
});
