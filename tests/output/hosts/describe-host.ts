import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages, read } from '../built-site';
import { redirects } from '../docs';
import { ask, eachOf } from './ask';
import { isMap, isNamedByContent, odd, security, types } from './expected';
import type { RunningHost } from '../serve';
import { servedFiles, siteFolder, type SiteFolder } from './site-folder';

/** A host's response to another form of a page's address: the page, a redirect to the page, or not found. */
type Form = 'page' | 'leads on' | 'missing';

export interface HostCase {
  name: string;
  start: (site: SiteFolder) => Promise<RunningHost>;
  basePaths: readonly string[];
  /** Responses to `/a/`, `/a.html` and `/a/index.html`. The response to `/a` is always the page. */
  forms: Readonly<Record<'/' | '.html' | '/index.html', Form>>;
  /** Forms of an old address that the host redirects permanently. */
  movedForms: readonly string[];
  /** Whether the host compresses responses while this test runs. */
  compresses?: boolean;
  /** Whether the built site has an `a.html` that duplicates each `a/index.html`. */
  twins?: boolean;
  /** Whether the host reads the files `_headers` and `_redirects` at its root. */
  hostRoot?: boolean;
}

const article = pages.filter(({ path }) => path !== '/' && path !== '/404.html');
const notFoundPage = read('404.html');

/** Tests a host with every page, redirect and file of the built site, at each of its base paths. */
export function describeHost(one: HostCase): void {
  describe.each(one.basePaths)(`${one.name} at "%s"`, (basePath) => {
    describeAt(one, basePath);
  });
}

function describeAt(one: HostCase, basePath: string): void {
  const { name, start, forms, movedForms, compresses, twins, hostRoot } = one;
  let host: RunningHost;
  beforeAll(async () => {
    const folder = `${name} ${basePath}`.replaceAll(/\W+/g, '-').toLowerCase();
    host = await start(siteFolder(folder, basePath, { twins, hostRoot }));
  });
  afterAll(() => host.stop());

  const get = (path: string, headers?: Record<string, string>) =>
    ask(host.origin, basePath + path, headers);
  /**
   * Returns the additional status that a path may have. Cloudflare's local server looks files up by name, so it fails
   * for a null byte in the path.
   */
  const fails = (path: string) =>
    name === 'Cloudflare Pages' && path.endsWith('%00') ? [502] : [];
  const placeOf = (location: string | undefined) => new URL(location ?? '', host.origin);

  test('every page is returned at its address, and in its other forms', async () => {
    expect(article.length).toBeGreaterThan(290);
    const wrong: string[] = [];
    await eachOf(article, async ({ path, html }) => {
      const { status, body } = await get(path);
      if (status !== 200 || body !== html) wrong.push(`${path}: ${status}`);
      for (const [ending, form] of Object.entries(forms)) {
        const answer = await get(path + ending);
        // A redirect must lead to the page's own address, which was checked before, or to that address with a slash.
        const good = {
          page: () => answer.status === 200 && answer.body === html,
          missing: () => answer.status === 404 && answer.body === notFoundPage,
          'leads on': () =>
            [301, 308].includes(answer.status) &&
            [path, `${path}/`].includes(
              placeOf(answer.headers.location).pathname.slice(basePath.length),
            ),
        }[form]();
        if (!good) wrong.push(`${path}${ending}: ${answer.status}`);
      }
    });
    expect(wrong).toEqual([]);
    expect((await get('/')).body).toBe(read('index.html'));
    if (basePath) expect((await get('')).body).toBe(read('index.html'));
  });

  test('every old address redirects permanently, and keeps the query', async () => {
    expect(redirects.length).toBeGreaterThan(10);
    for (const { fromPath, toPath } of redirects) {
      for (const ending of movedForms) {
        const { status, headers } = await get(`${fromPath}${ending}?a=1&b=2`);
        const { origin, pathname, search } = placeOf(headers.location);
        expect({ fromPath, ending, status, origin, pathname, search }).toEqual({
          ...{ fromPath, ending, status: 301, origin: host.origin },
          ...{ pathname: basePath + toPath, search: '?a=1&b=2' },
        });
      }
    }
  });

  test.each([
    '/nope',
    '/nope/',
    '/concepts/nope',
    '/concepts/nope.html',
    '/nope.md',
    '/static/nope-1234567.js',
    '/nope-1234567.js',
  ])("%s is answered with the site's page of what is not there, kept by nobody", async (path) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(404);
    expect(body).toBe(notFoundPage);
    // Hosts that read `_headers` apply its rules for `.md` files to missing files too, so their type isn't checked.
    if (!(hostRoot && path.endsWith('.md')))
      expect(headers['content-type']).toMatch(types['.html'] ?? /^$/);
    expect(headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });

  test.each(odd.map((address) => [address[0].slice(0, 40), ...address] as const))(
    '%s is handled safely',
    async (_, path, page) => {
      const { status, body, headers } = await get(path);
      expect(body).not.toContain('nobody reads this');
      expect([200, 301, 302, 307, 308, 400, 403, 404, 414, ...fails(path)]).toContain(status);
      if (headers.location !== undefined)
        expect(placeOf(headers.location).origin).toBe(host.origin);
      if (status === 200) expect(body).toBe(read(page ?? 'none'));
    },
  );

  test('files for hosts are not served to readers', async () => {
    // Hosts that read these files handle requests for them themselves, so they aren't checked.
    for (const file of ['/_headers', '/_redirects', '/.htaccess'])
      if (!hostRoot)
        expect({ file, status: (await get(file)).status }).toEqual({ file, status: 404 });
  });

  test('every file has the right type, and is cached permanently if its name contains its digest', async () => {
    // With a base path, and on Cloudflare's slow server, only a sample of the most numerous kinds of files is checked.
    const isPart = basePath !== '' || name === 'Cloudflare Pages';
    const files = servedFiles.filter(
      (file, index) =>
        !isPart || index % 20 === 0 || !/^(?:cards|page-data|samples|static\/search)/.test(file),
    );
    const kinds = new Set(servedFiles.filter((file) => !isMap(file)).map((file) => extname(file)));
    expect([...kinds].filter((kind) => !(kind in types))).toEqual([]);
    const wrong: unknown[] = [];
    await eachOf(
      files.filter((file) => !file.endsWith('.html')),
      async (file) => {
        const address = `/${file.split('/').map(encodeURIComponent).join('/')}`;
        const { status, headers, sent } = await get(address);
        const type = headers['content-type'] ?? '';
        const cache = headers['cache-control'] ?? '';
        const typed = isMap(file) || types[extname(file)]?.test(type);
        const kept = isNamedByContent(file)
          ? cache === 'public, max-age=31536000, immutable'
          : /^(?:no-cache|public, max-age=0, must-revalidate)$/.test(cache);
        const hidden = (headers['x-robots-tag'] === 'noindex') === file.endsWith('.md');
        const whole = sent.equals(readFileSync(join('public', file)));
        if (status !== 200 || !typed || !kept || !hidden || !whole)
          wrong.push({ file, status, type, cache, robots: headers['x-robots-tag'], whole });
      },
    );
    expect(wrong).toEqual([]);
  });

  test('pages, files and missing pages have the security headers', async () => {
    for (const path of ['/', '/concepts/overview', '/concepts/overview.md', '/favicon.svg'])
      expect((await get(path)).headers, path).toMatchObject(security);
    expect((await get('/concepts/overview')).headers['cache-control']).not.toContain('immutable');
    if (name !== 'Cloudflare Pages') expect((await get('/nope')).headers).toMatchObject(security);
  });

  if (compresses)
    test('text is compressed for clients that accept it, fonts are not', async () => {
      const asked = { 'accept-encoding': 'gzip' };
      for (const path of ['/concepts/overview', '/concepts/overview.md', '/sitemap.xml']) {
        const plain = await get(path);
        const { headers, sent, body } = await get(path, asked);
        expect(headers['content-encoding'], path).toBe('gzip');
        expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(body).toBe(plain.body);
        expect(sent.length).toBeLessThan(plain.sent.length / 2);
        const again = await get(path, { ...asked, 'if-none-match': headers.etag ?? '' });
        expect({ path, status: again.status }).toEqual({ path, status: 304 });
      }
      const font = servedFiles.find((file) => file.endsWith('.woff2')) ?? '';
      expect((await get(`/${font}`, asked)).headers['content-encoding']).toBeUndefined();
    });
}
