import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { unexpectedFiles } from './unexpected-files';

const found = (...paths: string[]) =>
  unexpectedFiles(paths.map((path) => ({ path, isDead: path.includes('dead') }))).map(
    ({ file, message }) => `${file} ${message}`,
  );

test.each([
  ['docs/a b.mdx', '"a b.mdx" is no name for a file here'],
  ['docs/what?.mdx', '"what?.mdx" is no name for a file here'],
  ['docs/c#/a.mdx', '"c#" is no name for a file here'],
  ['docs/sdk/fees.md', 'a page is a file that ends in .mdx'],
  ['docs/sdk/fees.MDX', 'a page is a file that ends in .mdx'],
  ['figures/a.png', 'a figure is a file of content/figures that ends in .svg'],
  ['figures/new/a.svg', 'a figure is a file of content/figures that ends in .svg'],
  ['about.yml', 'nothing reads this file; use one of dictionary.yml, errors.yml'],
  ['setings.yml', 'nothing reads this file; did you mean "settings.yml"?'],
  ['reference/realeases.yml', 'nothing reads this file; did you mean "releases.yml"?'],
  ['doc/a.mdx', 'nothing reads this file; did you mean "docs"?'],
  ['samples/dead.ts', 'this is a link to a file that is not there'],
])('%s is told', (path, message) => {
  expect(found(path)).toEqual([expect.stringContaining(`content/${path} ${message}`)]);
});

test('of two names that differ in case the second is told', () => {
  expect(found('docs/sdk/Fees.mdx', 'docs/sdk/fees.mdx')).toEqual([
    expect.stringContaining('content/docs/sdk/fees.mdx this name differs from docs/sdk/Fees.mdx'),
  ]);
});

test('the files of this site are all read, and hidden ones are nobody’s concern', () => {
  const paths = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('content', join(entry.parentPath, entry.name)));
  expect(paths.length).toBeGreaterThan(300);
  expect(found(...paths, '.DS_Store', 'docs/.fees.mdx.swp')).toEqual([]);
});
