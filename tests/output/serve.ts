import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running host. */
export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Runs a server with a request handler until it is stopped. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<RunningHost> {
  const server = createServer((request, response) => {
    const answering = async () => answer(request, response);
    answering().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
