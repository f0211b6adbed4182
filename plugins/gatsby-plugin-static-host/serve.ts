import { readFileSync, existsSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readSettings } from '../../src/lib/settings/read-settings';

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

/** Says what is wrong in a line, with the way out. */
function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} is not allowed for this user; choose one above 1023.`;
  return error.message;
}

function main(): void {
  const port = Number(process.env.PORT ?? 9000);
  const probe = process.argv.includes('--check');
  const { basePath } = readSettings().site;
  const folder = join(process.cwd(), 'public');
  const server = createServer(createHost({ folder, basePath }));
  server.on('error', (error) => {
    console.error(explain(error, port));
    process.exitCode = 1;
  });
  server.listen(port, () => {
    if (probe) server.close();
    else console.log(`The site is at http://localhost:${port}${basePath}`);
  });
}

if (process.argv[1]?.endsWith('serve.ts')) main();
