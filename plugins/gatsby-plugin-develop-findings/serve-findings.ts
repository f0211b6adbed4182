import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Finding } from '../../src/site/sources/findings';
import { FINDINGS_STREAM } from './names';

/** The development server, as far as it is used here: Gatsby types it by a package that the site does not have. */
export interface DevelopServer {
  use: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

const open = new Set<ServerResponse>();
let last: readonly Finding[] = [];

const write = (response: ServerResponse) => response.write(`data: ${JSON.stringify(last)}\n\n`);

/** Keeps every page that is open told: what there is now, and again whenever that changes. */
export function serveFindings(app: DevelopServer): void {
  app.use(FINDINGS_STREAM, (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Gatsby's server would keep it back to compress it.
      'Cache-Control': 'no-cache, no-transform',
    });
    open.add(response);
    response.on('close', () => open.delete(response));
    write(response);
  });
}

/** What there is now. */
export const servedFindings = (): readonly Finding[] => last;

/** Tells the pages. */
export function streamFindings(findings: readonly Finding[]): void {
  last = findings;
  for (const response of open) write(response);
}
