import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serve, type RunningHost } from '../serve';
import type { SiteFolder } from './site-folder';

/** What GitHub Pages sends of those that this site has and this test asks for. */
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8' };

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Finds files as GitHub Pages does, which cannot be run elsewhere: the file of the name, then `a.html`, then the folder,
 * to which it leads on with a slash, and the page of what is not there. It sends no headers of the site's.
 */
export function githubPages({ root, basePath }: SiteFolder): Promise<RunningHost> {
  return serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://pages.example');
    const path = join(root, decodeURIComponent(pathname));
    const found = [path, `${path}.html`, join(path, 'index.html')]
      // A folder's page is at its address with a slash alone; a file's never is.
      .slice(pathname.endsWith('/') ? 2 : 0, pathname.endsWith('/') ? 3 : 2)
      .find(isFile);
    if (!found && isFile(join(path, 'index.html'))) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const file = found ?? join(root, basePath, '404.html');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    });
    response.end(readFileSync(file));
  });
}
