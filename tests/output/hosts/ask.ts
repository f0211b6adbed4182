import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A host's response. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it was sent, which means that it may be compressed. */
  sent: Buffer;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Requests a URL exactly as it is written. `fetch` isn't used, because it would normalize the URL. */
export async function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path, headers, agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const sent = Buffer.concat(parts);
  const coding = answer.headers['content-encoding'];
  const plain =
    coding === 'gzip' ? gunzipSync(sent) : coding === 'br' ? brotliDecompressSync(sent) : sent;
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    sent,
    body: plain.toString(),
  };
}

/** Processes all items, several at a time. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}
