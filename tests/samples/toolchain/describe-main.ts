// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { TestChain } from '../chain/context.ts';
import { capturedOutput, runMain } from './run-main.ts';
import { describeWithPages } from './samples.ts';

/**
 * Registers a test that runs a guide's `main.ts` from an account that has nothing but ether, and
 * compares what it prints with what the page shows.
 *
 * @param chain must be in use: `useChain()` in the same `describe` or around it; undefined where
 * the guide needs no node
 * @param env what else it reads from the environment, asked for when the test runs
 */
export function describeMain(
  file: string,
  chain: TestChain | undefined,
  env: () => Record<string, string> = () => ({}),
): void {
  describe(describeWithPages(file), () => {
    it('prints what the page shows', async () => {
      const node = chain ? { RPC_URL: chain.url } : undefined;
      const printed = await runMain(file, { ...node, ...env() });
      expect(printed).not.toBe('');
      expect(printed).toBe(capturedOutput(file, printed));
    });
  });
}
