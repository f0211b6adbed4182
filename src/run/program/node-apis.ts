import inspect from 'object-inspect';
import type { ChainQuestion } from './program-messages';

/** The functions of `node:fs` that samples use, for files that exist only while the program runs. */
export interface VirtualFiles {
  readFileSync(path: string): string;
  writeFileSync(path: string, text: string): void;
  existsSync(path: string): boolean;
  renameSync(from: string, to: string): void;
  openSync(path: string, flags: string): number;
  writeSync(file: number, text: string): void;
  fsyncSync(file: number): void;
  closeSync(file: number): void;
}

/** Returns the file functions for one program. @param given the initial files, by path */
export function virtualFiles(given: Readonly<Record<string, string>>): VirtualFiles {
  const files = new Map(Object.entries(given));
  const open = new Map<number, string>();
  const pathOf = (file: number): string => {
    const path = open.get(file);
    if (path === undefined) throw new Error('EBADF: bad file descriptor');
    return path;
  };
  const read = (path: string): string => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
    return text;
  };
  return {
    readFileSync: read,
    writeFileSync: (path, text) => void files.set(path, text),
    existsSync: (path) => files.has(path),
    renameSync: (from, to) => {
      files.set(to, read(from));
      files.delete(from);
    },
    openSync: (path, flags) => {
      if (flags.startsWith('w') || !files.has(path)) files.set(path, '');
      const file = open.size + 3;
      open.set(file, path);
      return file;
    },
    writeSync: (file, text) => void files.set(pathOf(file), read(pathOf(file)) + text),
    // Files are discarded when the program ends, so there is nothing to flush.
    fsyncSync: (file) => void pathOf(file),
    closeSync: (file) => void open.delete(file),
  };
}

/** A JSON-RPC request. */
interface RpcRequest {
  id?: unknown;
  method: string;
  params?: readonly unknown[];
}

/** The chain's response: a result, or an error. */
export type ChainAnswer =
  { result: unknown } | { error: { code?: number; message: string; data?: string } };

/** Sends a request to the chain. The promise always resolves. */
export type AskChain = (question: Omit<ChainQuestion, 'id'>) => Promise<ChainAnswer>;

/**
 * Returns a `fetch` for programs. Programs have no network, so it accepts only their node's URL, and the page's chain
 * responds. Libraries can make their requests as usual.
 *
 * @param node the URL, such as `http://127.0.0.1:8545`
 */
export const fetchFromNode =
  (node: string, ask: AskChain) =>
  async (target: RequestInfo | URL, { body }: RequestInit = {}): Promise<Response> => {
    const url = target instanceof Request ? target.url : String(target);
    if (url.replace(/\/$/, '') !== node) {
      throw new TypeError(
        `Failed to fetch ${url}: a program on this page can reach only ${node}. To use other addresses, copy it and run it on your machine.`,
      );
    }
    const text = target instanceof Request ? await target.text() : bodyText(body);
    const asked = JSON.parse(text) as RpcRequest | RpcRequest[];
    const answer = async ({ id, method, params = [] }: RpcRequest) => ({
      jsonrpc: '2.0',
      id: id ?? null,
      ...(await ask({ method, params })),
    });
    const answered = Array.isArray(asked)
      ? await Promise.all(asked.map(answer))
      : await answer(asked);
    return new Response(JSON.stringify(answered), {
      headers: { 'content-type': 'application/json' },
    });
  };

function bodyText(body: RequestInit['body']): string {
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  throw new TypeError('The body of a request must be text or a Uint8Array.');
}

/** Formats the arguments of `console.log`: strings unchanged, errors as name and message, other values as code. */
export const toldLine = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : told(value))).join(' ');

const told = (value: unknown): string =>
  value instanceof Error ? `${value.name}: ${value.message}` : inspect(value, { depth: 4 });
