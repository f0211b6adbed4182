import type { IncomingMessage } from 'node:http';

/** Why a request is not answered: a status of HTTP, and the reason for whoever asks. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Refuses whatever is not this machine's own browser on this server's own page. A page of another site can send
 * requests to `localhost`, but not under this origin; a name that leads to this machine is no name of it.
 *
 * @throws Refusal
 */
export function refuseOthers({ headers, socket }: IncomingMessage): void {
  if (!LOOPBACK.test(headers.host ?? ''))
    throw new Refusal(403, 'the editor answers at localhost alone: open it there');
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? ''))
    throw new Refusal(403, 'the editor answers this machine alone');
}

/**
 * The same for a request that reads or writes files.
 *
 * @throws Refusal
 */
export function refuseForeignCalls(request: IncomingMessage): void {
  refuseOthers(request);
  const { method, headers } = request;
  if (method !== 'POST') throw new Refusal(405, 'send a POST');
  if (headers.origin !== `http://${headers.host ?? ''}`)
    throw new Refusal(403, 'this comes from a page of another site');
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'send JSON');
}

/** A form and the file that it was made from are each well below it. */
export const MOST_BYTES = 4_000_000;

/** The body of a request. @throws Refusal where it is too long */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Refusal(413, `send at most ${MOST_BYTES / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
