import { expect, test } from 'vitest';
import { computeDigest } from '../../offline/store';
import { makeListing } from './write-offline';
import { temporaryFolder } from '../../../tests/temporary-folder';

const { root: folder, write } = temporaryFolder();

/** Writes files whose content is their own name, and lists them. */
function listed(...names: string[]) {
  for (const name of names) write(name, name);
  return makeListing(folder);
}
const paths = (...names: string[]) => listed(...names).listing.files.map(([path]) => path);

test('lists the files that readers need, in order', () => {
  const read = [
    'app-0123456789.js',
    'concepts/a/index.html',
    'concepts/a.md',
    'downloads/project.zip',
    'glossary.json',
    'index.html',
    'page-data/app-data.json',
    'search-index.json',
    'static/search/page-01234567-0.json',
  ];
  expect(new Set(paths(...read))).toEqual(new Set(read.map((name) => `/${name}`)));
  expect(paths(...read)).toEqual([...paths(...read)].sort());
});

test.each([
  '_headers',
  '.htaccess',
  '.well-known/security.txt',
  '~partytown/partytown.js',
  'admin/index.html',
  'app-0123456789.js.map',
  'app-0123456789.js.LICENSE.txt',
  'cards/a.png',
  'chunk-map.json',
  'concepts/a/index.html.br',
  'llms-full.txt',
  'offline.json',
  'offline-files.json',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  'webpack.stats.json',
])('leaves %s out', (name) => {
  expect(paths('index.html', name)).toEqual(['/index.html']);
});

test('lists a page that is written in two forms once, and the not-found page under the name that every host uses', () => {
  expect(paths('a.html', 'a/index.html', '404.html', '404/index.html')).toEqual([
    '/404.html',
    '/a/index.html',
  ]);
});

test('a digest equals the one that a browser computes for the same content', async () => {
  const { files } = listed('index.html').listing;
  const { buffer } = new TextEncoder().encode('index.html');
  expect(files).toEqual([['/index.html', 10, await computeDigest(buffer)]]);
});

test("the build's digest changes with any file, and with nothing else", () => {
  const { build } = listed('index.html', 'a.js').summary;
  expect(makeListing(folder).summary.build).toBe(build);
  expect(makeListing(folder).listing.build).toBe(build);
  write('a.js', 'other');
  expect(makeListing(folder).summary.build).not.toBe(build);
  write('sitemap.xml', 'other');
  const changed = makeListing(folder).summary.build;
  write('sitemap.xml', 'once more');
  expect(makeListing(folder).summary.build).toBe(changed);
});
