// SPDX-License-Identifier: MIT
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useChain } from '../chain/context.ts';
import { runMain } from '../toolchain/run-main.ts';
import { describeWithPages, sampleIndex } from '../toolchain/samples.ts';

/** Programs that send without these: a node of Hardhat's making, an order for sale. */
const ELSEWHERE = /local-environment|buy-an-nft/;
const mains = sampleIndex()
  .map(({ file }) => file)
  .filter((file) => /\/viem\/.*\.main\.ts$/.test(file) && !ELSEWHERE.test(file));

/** Everything that a program of a guide says: what it printed, and the error that it ended with. */
const saidBy = (file: string, RPC_URL: string): Promise<string> =>
  runMain(file, { RPC_URL }).catch((error: Error) => error.message);

interface Request {
  method: string;
  params: unknown[];
}

/** ethers throws where a transaction that it waits for has reverted; viem only notes it in the receipt. */
describe('the programs for viem, on a chain where a transaction reverts', () => {
  const chain = useChain();
  let node: Server;
  /** Hashes of what the running program sent, in order, and how many of them go well. */
  let sent: unknown[] = [];
  let healthy = 0;
  const stopped = new Set<string>();
  const url = () => `http://127.0.0.1:${(node.address() as AddressInfo).port}`;

  const answerTo = async ({ method, params }: Request): Promise<unknown> => {
    const answer: unknown = await chain.provider.send(method, params);
    if (method === 'eth_sendRawTransaction') sent.push(answer);
    const isReceipt = method === 'eth_getTransactionReceipt' && answer !== null;
    return isReceipt && sent.indexOf(params[0]) >= healthy
      ? { ...(answer as object), status: '0x0' }
      : answer;
  };

  beforeAll(async () => {
    node = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const asked = JSON.parse(body) as Request & { id: number };
        const reply = (part: object) =>
          response.end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, ...part }));
        answerTo(asked).then(
          (result) => reply({ result }),
          ({ message }: Error) => reply({ error: { code: 3, message } }),
        );
      });
    });
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => node.close());

  for (const file of mains) {
    it.each([0, 1])(
      `${describeWithPages(file)}: says so, and sends no more, after %i that went well`,
      async (before) => {
        sent = [];
        healthy = before;
        const said = await saidBy(file, url());
        // A program that sends no more than these has nothing that could revert.
        if (sent.length <= before) return;
        stopped.add(file);
        expect(said).toMatch(/reverted/i);
        expect(sent).toHaveLength(before + 1);
      },
    );
  }

  it('and most of them send', () => {
    expect(stopped.size).toBeGreaterThanOrEqual(12);
  });
});
