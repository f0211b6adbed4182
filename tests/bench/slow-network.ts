import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../output/serve';

/** Bandwidth and latency of Lighthouse's mobile network: 1.6 Mbit/s, shared by all files, and 150 ms. */
const BYTES_PER_MS = 200;
const AWAY_MS = 150;

/** Number of bytes sent at once. */
const PIECE = 4096;

/** A proxy for a site that becomes slow on request. */
export interface SlowNetwork {
  /** URL of the site through the proxy, without trailing slash. */
  url: string;
  /** Makes the proxy slow from now on. */
  slow(): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy that can simulate a slow network. The browser's own throttling isn't enough, because it doesn't apply
 * to requests of workers.
 *
 * @param site URL of the site, without trailing slash
 */
export async function slowNetwork(site: string): Promise<SlowNetwork> {
  const { origin } = new URL(site);
  let isSlow = false;
  let free = 0;
  const { origin: own, stop } = await serve(async (asked, answer) => {
    if (isSlow) await wait(AWAY_MS);
    const passed = get(origin + (asked.url ?? ''), { headers: asked.headers });
    const [answered] = (await once(passed, 'response')) as [IncomingMessage];
    answer.writeHead(answered.statusCode ?? 500, answered.headers);
    for await (const chunk of answered as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        if (isSlow) {
          // All files share the bandwidth, so each piece has to wait for the pieces before it.
          free = Math.max(free, performance.now()) + piece.length / BYTES_PER_MS;
          await wait(free - performance.now());
        }
        answer.write(piece);
      }
    }
    answer.end();
  });
  return {
    url: site.replace(origin, own),
    slow: () => {
      isSlow = true;
    },
    close: stop,
  };
}
