import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Question, Reply } from './worker';

const market: unknown = JSON.parse(readFileSync('src/run/market/market.json', 'utf8'));

describe('the worker that runs samples', () => {
  let script = '';
  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/run/worker/worker.ts'],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
      logLevel: 'silent',
    });
    script = outputFiles[0]?.text ?? '';
  });

  it('has at most 110,000 bytes', () => {
    expect(script.length).toBeGreaterThan(0);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(110_000);
  });

  it('starts a chain and responds with browser features only, without Node', async () => {
    const ask = inBrowser(script);
    expect(
      await ask({
        id: 1,
        start: market,
        interfaces: { functions: [], events: [], errors: [], contracts: {} },
      } as Question),
    ).toEqual({ id: 1, result: null });
    const number = await ask({ id: 2, request: { method: 'eth_blockNumber' } });
    expect(number).toEqual({ id: 2, result: '0x26' });
    // Calls slot0() of the DAI/WETH9 pool, which returns 7 words.
    const to = '0xc2e9f25be6257c210d7adf0d4cd6e3e881ba25f8';
    const slot0 = { method: 'eth_call', params: [{ to, data: '0x3850c7bd' }, 'latest'] };
    expect(await ask({ id: 3, request: slot0 })).toMatchObject({
      result: expect.stringMatching(/^0x[0-9a-f]{448}$/) as string,
    });
    const none = { method: 'eth_call', params: [{ to, data: '0x12345678' }, 'latest'] };
    expect(await ask({ id: 4, request: none })).toEqual({
      id: 4,
      error: { code: 3, message: 'execution reverted', data: '0x' },
    });
  });
});

/** Runs a script as a worker does, with the language's globals and those that browsers give to workers. */
function inBrowser(script: string): (question: Question) => Promise<Reply> {
  let listener: ((event: { data: Question; ports: MessagePort[] }) => void) | undefined;
  const waiting = new Map<number, (reply: Reply) => void>();
  const self = {
    addEventListener: (_name: string, heard: typeof listener) => (listener = heard),
    postMessage: (reply: Reply) => waiting.get(reply.id)?.(reply),
  };
  runInNewContext(script, { self, TextDecoder, TextEncoder, crypto, console });
  return (question) =>
    new Promise((resolve) => {
      waiting.set(question.id, resolve);
      listener?.({ data: question, ports: [] });
    });
}
