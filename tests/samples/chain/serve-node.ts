// SPDX-License-Identifier: MIT
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Answer } from './ask-node.ts';

/** The URL of a JSON server, such as a node, and a function that stops it. */
export interface ServedNode {
  url: string;
  stop(): void;
}

interface Request {
  id: number;
  method: string;
  params?: unknown[];
}

/** Response headers that let other sites make requests, as anvil does. */
const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

/**
 * Serves JSON over HTTP on a free port, only at `/`.
 *
 * @param answer returns the response to a request's body; the connection breaks if it throws
 */
export async function serveJson(answer: (body: string) => Promise<unknown>): Promise<ServedNode> {
  const server = createServer((request, response) => {
    text(request)
      .then(async (body) => {
        const answered = body && JSON.stringify(await answer(body));
        response.writeHead(request.url === '/' ? 200 : 404, HEADERS).end(answered);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Serves a node over HTTP. While the node is unavailable, connections break.
 *
 * @param answer returns the response to a request
 */
export function serveNode(
  answer: (method: string, params: unknown[]) => Promise<Answer>,
): Promise<ServedNode> {
  const reply = async ({ id, method, params = [] }: Request) => ({
    jsonrpc: '2.0',
    id,
    ...(await answer(method, params)),
  });
  return serveJson((body) => {
    const asked = JSON.parse(body) as Request | Request[];
    return Array.isArray(asked) ? Promise.all(asked.map(reply)) : reply(asked);
  });
}
