import { readFileSync, existsSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { ContentError } from '../../src/site/sources/content-problem';
import { readSettings } from '../../src/site/settings/read-settings';
import { explainListenError, listenAddress, siteAddresses } from './listen-address';

/** How the built site is served by hand and in tests: as a static host does it. */
export interface HostOptions {
  /** The built site. */
  folder: string;
  /** Where on the host it stands: empty, or such as `/docs`. */
  basePath: string;
}

const YEAR = 'public, max-age=31536000, immutable';

/** Files named by their content or version never change; everything else is asked for anew. */
function setHeaders(response: ServerResponse, path: string): void {
  const named =
    /^\/(?:static|styles\/.*\/fonts)\//.test(path) || /-[0-9a-f]{20}\.(?:js|css)$/.test(path);
  response.setHeader('Cache-Control', named ? YEAR : 'no-cache');
  // Only of HTML is the encoding said otherwise.
  if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
}

/** Answers `x`, `x.html` and `x/index.html` alike, and with the site's own page what is not there. */
export function createHost({ folder, basePath }: HostOptions): RequestListener {
  const files = sirv(folder, { dev: true, extensions: ['html'], setHeaders });
  return (request, response) => {
    const notFound = () => {
      const page = join(folder, '404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    };
    const url = request.url ?? '/';
    if (!`${url}/`.startsWith(`${basePath}/`) && !url.startsWith(`${basePath}?`)) {
      notFound();
      return;
    }
    request.url = url.slice(basePath.length) || '/';
    files(request, response, notFound);
  };
}

/** Ends the process with a line and no stack. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The base path of the settings, or what is wrong with them. */
function readBasePath(): string {
  try {
    return readSettings().site.basePath;
  } catch (error) {
    if (error instanceof ContentError) return refuse(error.message);
    throw error;
  }
}

function main(): void {
  const address = listenAddress(process.env);
  if (typeof address === 'string') return refuse(address);
  const probe = process.argv.includes('--check');
  const basePath = readBasePath();
  const folder = join(process.cwd(), 'public');
  const server = createServer(createHost({ folder, basePath }));
  server.on('error', (error) => refuse(explainListenError(error, address)));
  server.listen(address.port, address.host, () => {
    if (probe) server.close();
    else console.log(`The site is at ${siteAddresses(address, basePath).join(' and ')}`);
  });
}

if (process.argv[1]?.endsWith('serve.ts')) main();
