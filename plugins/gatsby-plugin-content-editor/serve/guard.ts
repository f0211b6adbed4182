import type { IncomingMessage } from 'node:http';

/** An error that refuses a request, with the HTTP status and the message of the response. */
export class HttpError extends Error {
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
 * Refuses every request that does not come from this machine or is not addressed to a loopback name. A site whose
 * domain resolves to 127.0.0.1 could otherwise reach the editor (DNS rebinding).
 *
 * @throws HttpError
 */
export function refuseOthers({ headers, socket }: IncomingMessage): void {
  if (!LOOPBACK.test(headers.host ?? ''))
    throw new HttpError(403, 'the editor is only available at localhost: open it there');
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? ''))
    throw new HttpError(
      403,
      'the editor is only available on the machine that runs it: open it there',
    );
}

/**
 * Refuses the same requests as {@link refuseOthers}, and also any request that is not JSON or does not come from the
 * editor's own page. Use it for requests that read or write files: a page of another site can send requests to
 * `localhost`, but not with this `Origin` header.
 *
 * @throws HttpError
 */
export function refuseForeignCalls(request: IncomingMessage): void {
  refuseOthers(request);
  const { method, headers } = request;
  if (method !== 'POST')
    throw new HttpError(405, 'the editor accepts only POST requests: send one');
  if (headers.origin !== `http://${headers.host ?? ''}`)
    throw new HttpError(
      403,
      'the request comes from a page of another site: open the editor at localhost',
    );
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? ''))
    throw new HttpError(
      415,
      'the request is not JSON: send it with Content-Type: application/json',
    );
}

/** Maximum size of a request body, in bytes. A body contains the texts of one or two files, which are far smaller. */
export const MOST_BYTES = 4_000_000;

/** Reads the body of a request. @throws HttpError if the body is too long */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw new HttpError(
        413,
        `the request is too long: send at most ${MOST_BYTES / 1_000_000} MB`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
