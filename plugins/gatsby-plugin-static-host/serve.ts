import { existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { join, posix, sep } from 'node:path';
import type { SendOptions } from 'send';
import send from 'send';
import { readSettings } from '../../src/site/settings/read-settings';
import { ContentError } from '../../src/site/sources/content-problem';
import { isFile } from '../../src/site/sources/files';
import { DIST } from '../../src/site/sources/output-files';
import { acceptedEncoding, CACHE, encodeFile, isEncoded } from './encode-file';
import { headersOf } from './hosts/site-rules';
import { explainListenError, listenAddress, siteAddresses } from './listen-address';

/** Decodes a path; undefined if its escapes are invalid. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns the file for an address. `/x`, `/x/`, `/x.html` and `/x/index.html` all find the same page, whether its file
 * is `x.html` or `x/index.html`. Files outside the folder are never found, nor are dotfiles outside `/.well-known`.
 *
 * @param path path of the request, percent-encoded and without the query
 * @returns path in the folder with a leading slash; undefined if there is no such file
 */
export function findFile(folder: string, path: string): string | undefined {
  const name = decoded(path);
  if (name === undefined || /\0|[/\\]\.(?!well-known\/)/.test(name)) return undefined;
  const asked = posix.normalize(`/${name}`).replace(/\/+$/, '');
  const page = asked.replace(/\/index\.html$|\.html$/, '');
  return [asked, `${page}.html`, `${page}/index.html`].find((file) => {
    const whole = join(folder, file);
    return whole.startsWith(folder + sep) && isFile(whole);
  });
}

/** A built site that is served locally and in tests. */
export interface ServedSite {
  /** Folder of the built site. */
  folder: string;
  /** Path of the site on the host, such as `/docs`, or empty. */
  basePath: string;
}

/**
 * Sets the headers that `hosts/site-rules.ts` defines for all hosts. If it defines no media type for the extension of
 * the file, `send` looks the type up.
 */
function setHeaders(response: ServerResponse, file: string): void {
  const headers = { 'Content-Type': send.mime.lookup(file), ...headersOf(file) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Encodes a file name for `send`, which decodes it. */
const escaped = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/**
 * Serves a static site: `x`, `x.html` and `x/index.html` find the same page, missing files get the site's 404 page, and
 * responses are compressed with Brotli or gzip if the client accepts it.
 */
export function createHost({ folder, basePath }: ServedSite): RequestListener {
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
    // Allow dotfiles, because the site may be inside a folder whose name begins with a dot. `findFile` has already
    // rejected dotfiles of the site itself.
    send(request, escaped(sent.name), { ...options, root: sent.root, dotfiles: 'allow' })
      .on('error', ({ status }: { status: number }) => response.writeHead(status).end())
      .pipe(response);
  };

  const notFound = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.statusCode = 404;
    if (existsSync(join(folder, '404.html')))
      await answer(request, response, '/404.html', { acceptRanges: false });
    else
      response.end(existsSync(folder) ? 'Not found' : 'There is no built site: run npm run build');
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

/** Prints a one-line message without a stack trace, and exits. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns the base path from the settings, or exits if they are invalid. */
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
