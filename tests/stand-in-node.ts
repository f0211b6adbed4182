import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hex } from 'viem';

/** Addresses that the node returns by default: `factory` for `factory()`, and `weth` for `WETH9()`. */
export const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

/** Responses that replace the node's defaults. */
export type Answers = Partial<{ chainId: number; code: Record<string, Hex>; factory: string }>;

/** Returns the node's JSON-RPC handler. */
function answer({ chainId = 1, code = {}, factory: named = factory }: Answers) {
  const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
  return (method: string, [first]: unknown[]): string => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
    if (method === 'eth_getCode') return code[String(first)] ?? '0x';
    // Only two functions are called: `factory()`, with the selector 0xc45a0155, and `WETH9()`, with the selector
    // 0x4aa4a4fc.
    const { data } = first as { data: string };
    return data === '0xc45a0155' ? word(named) : word(weth);
  };
}

/** The running nodes. Close them after each test. */
export const servers: Server[] = [];

/** Starts a node and returns its URL. The URL contains an API key, as those of real providers do. */
export async function node(answers: Answers, status = 200): Promise<string> {
  const reply = answer(answers);
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as {
        id: number;
        method: string;
        params?: unknown[];
      };
      const type = status === 200 ? 'application/json' : 'text/plain';
      response.writeHead(status, { 'content-type': type, connection: 'close' });
      response.end(
        status === 200
          ? JSON.stringify({ jsonrpc: '2.0', id, result: reply(method, params ?? []) })
          : 'no',
      );
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-key`;
}
