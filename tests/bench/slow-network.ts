import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../output/serve';

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
  close(): Promise<void>;
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
  const { origin: own, stop } = await serve(async (asked, answer) => {
    if (isSlow) await wait(AWAY_MS);
    const passed = get(origin + (asked.url ?? ''), { headers: asked.headers });
    const [answered] = (await once(passed, 'response')) as [IncomingMessage];
    answer.writeHead(answered.statusCode ?? 500, answered.headers);
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
  });
  return {
    url: site.replace(origin, own),
    slow: () => {
      isSlow = true;
    },
    close: stop,
  };
}
