import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { SEARCH_FOLDER } from '../../src/site/search/index-format';
import { contentType } from '../../plugins/gatsby-plugin-static-host/hosts/site-rules';

/**
 * Matches the digest in the name of a file whose name depends on its content, such as a script or a file of the search
 * index.
 */
const DIGEST = /-([0-9a-f]{6,20})(?:\.js(?:\.map)?|(?:-\d+)?\.json)?$/;

/** Returns a different digest. Applying it twice restores the original. */
const turned = (digest: string): string =>
  digest.replace(/./g, (digit) => (15 - parseInt(digit, 16)).toString(16));

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');

function digestsOf(folder: string): string[] {
  const names = ['', 'static', SEARCH_FOLDER].flatMap((name) => readdirSync(join(folder, name)));
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  return [
    ...new Set(names.flatMap((name) => DIGEST.exec(name)?.[1] ?? [])),
    webpackCompilationHash,
  ];
}

/**
 * Serves a site as if it had been built again. The names of scripts, of the search index and of the compilation have
 * other digests, all references use the new names, and the old files no longer exist.
 */
export function nextBuild(folder: string, base: string): RequestListener {
  const digests = digestsOf(folder);
  const old = new RegExp(digests.join('|'), 'g');
  const fresh = new RegExp(digests.map(turned).join('|'), 'g');

  /**
   * Rewrites the digests in a page's text and the hashes of inline scripts in its CSP, because the scripts contain
   * digests.
   */
  const rewritten = (text: string): string => {
    const scripts = [...text.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) => [
      hashOf(code),
      hashOf(code.replace(old, turned)),
    ]);
    return scripts.reduce(
      (page, [before = '', after = '']) => page.replaceAll(before, after),
      text.replace(old, turned),
    );
  };

  const fileOf = (path: string): string | undefined =>
    ['', '.html', '/index.html']
      .map((end) => join(folder, path + end))
      .find((file) => existsSync(file) && statSync(file).isFile());

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(pathname).slice(base.length) || '/';
    const isGone = path.search(old) !== -1;
    const found = isGone ? undefined : fileOf(path.replace(fresh, turned));
    const file = found ?? join(folder, '404.html');
    const type = contentType(extname(file).slice(1)) ?? 'application/octet-stream';
    const body = readFileSync(file);
    response.writeHead(found ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(type.includes('charset') ? rewritten(body.toString()) : body);
  };
}
