import type { Start } from './chain';
import { type Engine, type Request, startEngine } from './engine';
import { RpcError } from './rpc-error';

/** What a page asks the worker: to start a chain, or what EIP-1193 asks. `id` names the answer. */
export type Question = { id: number } & ({ start: Start } | { request: Request });

/** What the worker answers. */
export type Reply = { id: number } & (
  { result: unknown } | { error: { code?: number; message: string; data?: string } }
);

let engine: Engine | undefined;

async function answer(question: Question): Promise<unknown> {
  if ('start' in question) {
    engine = await startEngine(question.start);
    return null;
  }
  if (!engine) throw new Error('Start a chain first.');
  return engine.request(question.request);
}

const { postMessage } = self as unknown as { postMessage(reply: Reply): void };

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  answer(data).then(
    (result) => postMessage({ id, result }),
    (error: unknown) => postMessage({ id, error: told(error) }),
  );
});

function told(error: unknown): { code?: number; message: string; data?: string } {
  if (!(error instanceof RpcError)) return { message: String(error) };
  const { code, message, data } = error;
  return { code, message, ...(data !== undefined && { data }) };
}
