import { runInNewContext } from 'node:vm';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htaccess } from './apache';
import { viewerRequest } from './cloudfront';
import { headersFile, redirectsFile } from './folder-files';
import { nginxConf } from './nginx';
import { headersOf, type HostedSite } from './site-rules';
import { filesBeside, hashedIn, writeHostFiles } from './write-host-files';
import { temporaryFolder } from '../../../tests/temporary-folder';

const site: HostedSite = {
  basePath: '/docs',
  host: 'docs.example',
  redirects: [
    { fromPath: '/a', toPath: '/b' },
    { fromPath: '/v1.2/c', toPath: '/d' },
  ],
  hashed: ['app-0123456.js', 'static/search/*'],
};

const { root, at, read, write } = temporaryFolder();

test.each([
  ['/static/font-Ab_1.woff2', true],
  ['/sidebars/sdk.Ab_1.json', true],
  ['/app-0123456.js', true],
  ['/app-0123456.js.map', false],
  ['/sw.js', false],
  ['/a/app-0123456.js', false],
  ['/page-data/index/page-data.json', false],
  ['/index.html', false],
])('%s is immutable: %s', (file, kept) => {
  expect(headersOf(file)['Cache-Control']?.includes('immutable')).toBe(kept);
});

test('_redirects has a row with the base path for each redirect, which is forced for Netlify', () => {
  expect(redirectsFile(site)).toBe('/docs/a /docs/b 301\n/docs/v1.2/c /docs/d 301\n');
  expect(redirectsFile(site, true)).toBe('/docs/a /docs/b 301!\n/docs/v1.2/c /docs/d 301!\n');
  expect(redirectsFile({ ...site, redirects: [] })).toBe('');
});

test('_headers lists immutable files one by one, or their folders if there are too many, within the limit', () => {
  const paths = (text: string) => text.match(/^\/\S+/gm) ?? [];
  expect(paths(headersFile(site))).toContain('/docs/static/search/*');
  const many = Array.from({ length: 120 }, (_, index) => `static/font-${index}.woff2`);
  const folders = paths(headersFile({ ...site, hashed: [...many, 'app-0123456.js'] }));
  expect(folders).toContain('/docs/static/*');
  expect(folders).toContain('/docs/app-0123456.js');
  expect(folders).not.toContain('/docs/static/font-1.woff2');
  const scripts = Array.from({ length: 120 }, (_, index) => `${index}-0123456.js`);
  const none = paths(headersFile({ ...site, hashed: scripts }));
  expect(none).toContain('/docs/static/*');
  expect(none.length).toBeLessThan(10);
});

test('a full stop in an old address matches only a full stop', () => {
  expect(nginxConf(site)).toContain('"~^/docs/v1\\.2/c(?:/|\\.html|/index\\.html)?$" "/docs/d";');
  expect(htaccess(site)).toContain('"^v1\\.2/c(?:/|\\.html|/index\\.html)?$" "/docs/d"');
});

test('the CloudFront function requests the files of pages, and keeps the query in redirects', () => {
  interface Asked {
    uri?: string;
    statusCode?: number;
    headers: { location?: { value: string } };
  }
  const { handler } = runInNewContext(`${viewerRequest(site)}; ({ handler })`) as {
    handler: (event: unknown) => Asked;
  };
  const ask = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });
  for (const form of ['/docs/x', '/docs/x/', '/docs/x.html', '/docs/x/index.html'])
    expect(ask(form).uri).toBe('/docs/x/index.html');
  expect(ask('/docs').uri).toBe('/docs/index.html');
  expect(ask('/docs/x.md').uri).toBe('/docs/x.md');
  const query = {
    q: { value: 'a%20b', multiValue: [{ value: 'a%20b' }, { value: 'c' }] },
    e: { value: '' },
  };
  const { statusCode, headers } = ask('/docs/a/', query);
  expect([statusCode, headers.location?.value]).toEqual([301, '/docs/b?q=a%20b&q=c&e']);
});

test('a warning reports more redirects than fit in a CloudFront function', () => {
  write('public/index.html', 'x');
  const redirects = (number: number) =>
    Array.from({ length: number }, (_, index) => ({
      fromPath: `/an/old/address/${index}`,
      toPath: '/a/new/address',
    }));
  expect(writeHostFiles(root, { ...site, redirects: redirects(10) })).toEqual([]);
  expect(writeHostFiles(root, { ...site, redirects: redirects(400) }).join()).toContain(
    'keep its redirects in a key-value store',
  );
});

test('immutable files are found by folder and name, and a file in static is not overwritten', () => {
  const pages = ['index.html', 'static/search/page-ab12-0.json', 'static/search/page-cd34-0.json'];
  for (const name of [...pages, 'styles/a/b-Ab_1.css', 'app-0123456.js', 'sw.js'])
    write(`public/${name}`, 'x');
  expect(hashedIn(at('public'))).toEqual([
    'app-0123456.js',
    'static/search/*',
    'styles/a/b-Ab_1.css',
  ]);
  write('static/.htaccess', 'mine');
  write('public/.htaccess', 'mine');
  writeHostFiles(root, { basePath: '', host: 'docs.example', redirects: [] });
  expect(read('public/.htaccess')).toBe('mine');
  expect(read('public/.nojekyll')).toBe('');
  for (const name of filesBeside(site).keys())
    expect(existsSync(at(`hosting/${name}`)), name).toBe(true);
});
