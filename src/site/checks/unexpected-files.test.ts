import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { unexpectedFiles } from './unexpected-files';

const found = (...paths: string[]) =>
  unexpectedFiles(paths.map((path) => ({ path, isDead: path.includes('dead') }))).map(
    ({ file, message }) => `${file} ${message}`,
  );

test.each([
  ['docs/a b.mdx', '"a b.mdx" is not a valid file name'],
  ['docs/what?.mdx', '"what?.mdx" is not a valid file name'],
  ['docs/c#/a.mdx', '"c#" is not a valid file name'],
  ['docs/sdk/fees.md', 'a page must have the extension .mdx: rename the file'],
  ['docs/sdk/fees.MDX', 'a page must have the extension .mdx: rename the file'],
  [
    'figures/a.png',
    'a figure must be an .svg file directly in content/figures: convert it or move it',
  ],
  [
    'figures/new/a.svg',
    'a figure must be an .svg file directly in content/figures: convert it or move it',
  ],
  [
    'about.yml',
    'no part of the site reads a file of this name; use one of dictionary.yml, errors.yml',
  ],
  ['setings.yml', 'no part of the site reads a file of this name; did you mean "settings.yml"?'],
  [
    'reference/realeases.yml',
    'no part of the site reads a file of this name; did you mean "releases.yml"?',
  ],
  ['doc/a.mdx', 'no part of the site reads a folder of this name; did you mean "docs"?'],
  ['samples/dead.ts', 'this symlink points to a missing file: correct or delete it'],
])('%s is reported', (path, message) => {
  expect(found(path)).toEqual([expect.stringContaining(`content/${path} ${message}`)]);
});

test('the second of two names that differ only in case is reported', () => {
  expect(found('docs/sdk/Fees.mdx', 'docs/sdk/fees.mdx')).toEqual([
    expect.stringContaining('content/docs/sdk/fees.mdx this name differs from docs/sdk/Fees.mdx'),
  ]);
});

test('all files of this site are expected, and hidden files are ignored', () => {
  const paths = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('content', join(entry.parentPath, entry.name)));
  expect(paths.length).toBeGreaterThan(300);
  expect(found(...paths, '.DS_Store', 'docs/.fees.mdx.swp')).toEqual([]);
});
