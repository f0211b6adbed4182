import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A mobile network as Lighthouse has it: 1.6 Mbit/s for all files together, and so far away. */
const BYTES_PER_MS = 200;
const AWAY_MS = 150;

/** Bytes that go at once. */
const PIECE = 4096;

/** What stands before a site, and is as slow as it is told to be. */
export interface SlowNetwork {
  /** Address of the site by this way, no slash at the end. */
  url: string;
  /** From now on it is slow. */
  slow(): void;
  close(): void;
}

/**
 * A network before a site. The browser's own does not do: what workers fetch passes by it.
 *
 * @param site its address, no slash at the end
 */
export async function slowNetwork(site: string): Promise<SlowNetwork> {
  const { origin } = new URL(site);
  let isSlow = false;
  let free = 0;
  const server = createServer((asked, answer) => {
    const passOn = async () => {
      if (isSlow) await wait(AWAY_MS);
      const passed = ask(origin + (asked.url ?? ''), { headers: asked.headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 500, answered.headers);
        void (async () => {
          for await (const chunk of answered as AsyncIterable<Buffer>) {
            for (let at = 0; at < chunk.length; at += PIECE) {
              const piece = chunk.subarray(at, at + PIECE);
              if (isSlow) {
                // All files share the way: each piece waits for those before it.
                free = Math.max(free, performance.now()) + piece.length / BYTES_PER_MS;
                await wait(free - performance.now());
              }
              answer.write(piece);
            }
          }
          answer.end();
        })();
      });
      passed.end();
    };
    void passOn();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    url: site.replace(origin, `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    slow: () => {
      isSlow = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
