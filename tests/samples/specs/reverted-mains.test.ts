// SPDX-License-Identifier: MIT
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askNode } from '../chain/ask-node.ts';
import { useChain } from '../chain/context.ts';
import { type ServedNode, serveNode } from '../chain/serve-node.ts';
import { casesOf, triesAll } from '../toolchain/cases.ts';
import { runHere } from '../toolchain/run-main.ts';
import { describeWithPages, sampleIndex } from '../toolchain/samples.ts';

/** Programs that do not send to this chain: one starts its own Hardhat node, the other needs an order for sale. */
const ELSEWHERE = /local-environment|buy-an-nft/;
const mains = sampleIndex()
  .map(({ file }) => file)
  .filter((file) => /\/viem\/.*\.main\.ts$/.test(file) && !ELSEWHERE.test(file));

/** One representative program for each sample module that waits for its transactions. */
const FEW = [
  'v1/viem/remove-with-permit.main.ts',
  'permit2/viem/allowance-transfer.main.ts',
  'permit2/viem/signature-transfer.main.ts',
  'universal-router/viem/overview.main.ts',
  'sdk/v3/viem/trading.main.ts',
  'sdk/v1/viem/trading.main.ts',
];

/** Returns what a guide's program printed. If an error ended the program, the text includes that error. */
const saidBy = (file: string, RPC_URL: string): Promise<string> =>
  runHere(file, { RPC_URL }).catch((error: Error) => error.message);

/**
 * Tests only viem: ethers throws if a transaction that it waits for has reverted, but viem only records that in the
 * receipt.
 */
describe('the programs for viem, on a chain where a transaction reverts', () => {
  const chain = useChain();
  let node: ServedNode;
  /**
   * `sent` has the hashes of the transactions that the running program sent, in order. The first `healthy` of them
   * succeed.
   */
  let sent: unknown[] = [];
  let healthy = 0;
  const stopped = new Set<string>();

  beforeAll(async () => {
    node = await serveNode(async (method, params) => {
      const answer = await askNode(chain.url, method, params);
      if (!('result' in answer)) return answer;
      const { result } = answer;
      if (method === 'eth_sendRawTransaction') sent.push(result);
      const isReceipt = method === 'eth_getTransactionReceipt' && result !== null;
      return isReceipt && sent.indexOf(params[0]) >= healthy
        ? { result: { ...(result as object), status: '0x0' } }
        : answer;
    });
  });
  afterAll(() => node.stop());

  for (const file of casesOf(mains, FEW)) {
    it.each([0, 1])(
      `${describeWithPages(file)}: says so, and sends no more, after %i that went well`,
      async (before) => {
        sent = [];
        healthy = before;
        const said = await saidBy(file, node.url);
        // A program that sends no more than these has no transaction that could revert.
        if (sent.length <= before) return;
        stopped.add(file);
        expect(said).toMatch(/reverted/i);
        expect(sent).toHaveLength(before + 1);
      },
    );
  }

  it('and most of them send', () => {
    expect([...stopped]).toEqual(expect.arrayContaining(FEW));
    if (triesAll()) expect(stopped.size).toBeGreaterThanOrEqual(12);
  });
});
