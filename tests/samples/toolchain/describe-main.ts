// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { TestChain } from '../chain/context.ts';
import { capturedOutput, runMain } from './run-main.ts';
import { describeWithPages } from './samples.ts';

/**
 * Registers a test that runs a guide's `main.ts` from an account with only ether, and compares the output with the
 * page.
 *
 * @param chain from `useChain()` in the same or an enclosing `describe`; undefined if the guide needs no node
 * @param env returns further environment variables; called when the test runs
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
