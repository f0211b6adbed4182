import { existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import send, { type SendOptions } from 'send';
import { ContentError } from '../../src/site/sources/content-problem';
import { DIST } from '../../src/site/sources/dist-folder';
import { readSettings } from '../../src/site/settings/read-settings';
import { acceptedEncoding, encodeFile, isEncoded } from './encode-file';
import { findFile } from './find-file';
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
function setHeaders(response: ServerResponse, file: string): void {
  const named =
    /^\/(?:static|styles\/.*\/fonts)\//.test(file) || /-[0-9a-f]{20}\.(?:js|css)$/.test(file);
  response.setHeader('Cache-Control', named ? YEAR : 'no-cache');
  const type = send.mime.lookup(file);
  const isText = /^text\/|[/+](?:javascript|json|xml)$/.test(type);
  response.setHeader('Content-Type', isText ? `${type}; charset=utf-8` : type);
  // The Markdown of a page is no page of its own to search engines.
  if (file.endsWith('.md')) response.setHeader('X-Robots-Tag', 'noindex');
}

/** A file's name as `send` reads it, whatever stands in it. */
const escaped = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** What the host has compressed, from one run to the next. */
const CACHE = 'node_modules/.cache/static-host';

/**
 * Answers `x`, `x.html` and `x/index.html` alike, and with the site's own page what is not there; in brotli or gzip to
 * whoever takes it.
 */
export function createHost({ folder, basePath }: HostOptions): RequestListener {
  const cache = join(process.cwd(), CACHE);

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    options: SendOptions = {},
  ): Promise<void> => {
    const whole = join(folder, file);
    setHeaders(response, file);
    let sent = { root: folder, name: file };
    if (isEncoded(file, statSync(whole))) {
      response.setHeader('Vary', 'Accept-Encoding');
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding) {
        sent = { root: cache, name: await encodeFile(whole, encoding, cache) };
        response.setHeader('Content-Encoding', encoding);
      }
    }
    // The folder itself may stand below one whose name begins with a dot.
    send(request, escaped(sent.name), { ...options, root: sent.root, dotfiles: 'allow' })
      .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
      .pipe(response);
  };

  const notFound = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.statusCode = 404;
    if (existsSync(join(folder, '404.html')))
      await answer(request, response, '/404.html', { acceptRanges: false });
    else response.end(existsSync(folder) ? 'Not found' : 'There is no built site: npm run build');
  };

  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const isOurs = `${path}/`.startsWith(`${basePath}/`);
    const file = isOurs ? findFile(folder, path.slice(basePath.length)) : undefined;
    const answering = file ? answer(request, response, file) : notFound(request, response);
    answering.catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
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
  const folder = join(process.cwd(), DIST);
  const server = createServer(createHost({ folder, basePath }));
  server.on('error', (error) => refuse(explainListenError(error, address)));
  server.listen(address.port, address.host, () => {
    if (probe) server.close();
    else console.log(`The site is at ${siteAddresses(address, basePath).join(' and ')}`);
  });
}

if (process.argv[1]?.endsWith('serve.ts')) main();
