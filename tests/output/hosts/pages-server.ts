import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serve, type RunningHost } from '../serve';
import type { SiteFolder } from './site-folder';

/** Content types of GitHub Pages, for the only files whose type the test checks. */
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8' };

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Serves files like GitHub Pages, which can't run locally. It looks for the exact file, then for `a.html`, then for the
 * folder, and otherwise sends the not-found page. For a folder, it redirects to the address with a slash. It ignores
 * the site's headers.
 */
export function githubPages({ root, basePath }: SiteFolder): Promise<RunningHost> {
  return serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://pages.example');
    const path = join(root, decodeURIComponent(pathname));
    const found = [path, `${path}.html`, join(path, 'index.html')]
      // A path with a trailing slash can only be a folder's page.
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
