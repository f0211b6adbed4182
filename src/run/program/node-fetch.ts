import type { ChainQuestion } from './program-messages';

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
 * Returns a `fetch` for programs, which have no network and can reach only their node's address. Libraries make their
 * requests as usual, and the page's chain responds.
 *
 * @param node the address, such as `http://127.0.0.1:8545`
 */
export const fetchFromNode =
  (node: string, ask: AskChain) =>
  async (target: RequestInfo | URL, { body }: RequestInit = {}): Promise<Response> => {
    const url = target instanceof Request ? target.url : String(target);
    if (url.replace(/\/$/, '') !== node) {
      throw new TypeError(`Failed to fetch ${url}: a program on this page reaches ${node} alone.`);
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
  throw new TypeError('A node is asked with a text.');
}
