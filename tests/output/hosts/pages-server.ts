import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serve, type RunningHost } from '../serve';
import type { SiteFolder } from './site-folder';

/** Content types of GitHub Pages, limited to the files whose type this test checks. */
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8' };

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Serves files the same way as GitHub Pages, because the service can't be run locally. It looks for the exact file,
 * then `a.html`, then the folder, for which it redirects to the address with a slash, and otherwise sends the not-found
 * page. It doesn't send the site's headers.
 */
export function githubPages({ root, basePath }: SiteFolder): Promise<RunningHost> {
  return serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://pages.example');
    const path = join(root, decodeURIComponent(pathname));
    const found = [path, `${path}.html`, join(path, 'index.html')]
      // Only a folder's page has an address with a trailing slash.
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
