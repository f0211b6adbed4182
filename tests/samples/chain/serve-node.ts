// SPDX-License-Identifier: MIT
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './ask-node.ts';

/** A node over HTTP. */
export interface ServedNode {
  url: string;
  stop(): void;
}

interface Request {
  id: number;
  method: string;
  params?: unknown[];
}

/** What pages of other sites may do, as with anvil. */
const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

/**
 * Serves a node over HTTP on a free port.
 *
 * @param answer what it answers to a request
 */
export async function serveNode(
  answer: (method: string, params: unknown[]) => Promise<Answer>,
): Promise<ServedNode> {
  const reply = async ({ id, method, params = [] }: Request) => ({
    jsonrpc: '2.0',
    id,
    ...(await answer(method, params)),
  });
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.writeHead(200, HEADERS);
      if (!body) return response.end();
      const asked = JSON.parse(body) as Request | Request[];
      const replies = Array.isArray(asked) ? Promise.all(asked.map(reply)) : reply(asked);
      replies.then(
        (value) => response.end(JSON.stringify(value)),
        // The node is away.
        () => response.destroy(),
      );
    });
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
