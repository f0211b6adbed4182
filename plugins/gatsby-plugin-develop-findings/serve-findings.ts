import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Finding } from '../../src/site/sources/findings';
import { FINDINGS_STREAM } from './names';

/** The part of the develop server that we use. Gatsby's type comes from a package that the site does not install. */
export interface DevelopServer {
  use: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

const open = new Set<ServerResponse>();
let last: readonly Finding[] = [];

const write = (response: ServerResponse) => response.write(`data: ${JSON.stringify(last)}\n\n`);

/** Sends the current findings to every open page, and again whenever they change. */
export function serveFindings(app: DevelopServer): void {
  app.use(FINDINGS_STREAM, (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // `no-transform`, because Gatsby's server would otherwise buffer the stream to compress it.
      'Cache-Control': 'no-cache, no-transform',
    });
    open.add(response);
    response.on('close', () => open.delete(response));
    write(response);
  });
}

/** Returns the current findings. */
export const servedFindings = (): readonly Finding[] => last;

/** Sends new findings to every open page. */
export function streamFindings(findings: readonly Finding[]): void {
  last = findings;
  for (const response of open) write(response);
}
