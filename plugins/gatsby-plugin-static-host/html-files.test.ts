import { existsSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { htmlFiles, htmlOf, removeStrayPages, twinOf, writeTwins } from './html-files';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, at, read, write } = temporaryFolder();

/** Simulates a build in the folder of an earlier one: Gatsby writes its pages, then both functions run. */
function build(pages: Record<string, string>, { twins = true } = {}): string[] {
  const files = Object.keys(pages).map((path) => htmlOf(path, folder));
  for (const [path, text] of Object.entries(pages)) write(htmlOf(path, ''), text);
  const wanted = twins ? files.flatMap((file) => twinOf(file, folder) ?? []) : [];
  removeStrayPages(folder, new Set([...files, ...wanted]));
  if (twins) writeTwins(folder, files, new Set(files));
  return htmlFiles(folder)
    .map((file) => relative(folder, file))
    .sort();
}

const always = { '/': 'home', '/404.html': 'lost', '/404': 'lost' };
const forAll = ['404.html', '404/index.html', 'index.html'];

test('every page is one file', () => {
  const files = build({ ...always, '/a': 'A', '/a/b': 'B' }, { twins: false });
  expect(files).toEqual([...forAll.slice(0, 2), 'a/b/index.html', 'a/index.html', 'index.html']);
});

test('a page that has not changed is not copied again, unless the copy is missing', () => {
  build({ '/a': 'A', '/b': 'B' });
  const [a, b] = ['a', 'b'].map((path) => htmlOf(path, folder)) as [string, string];
  write('a.html', 'left alone');
  rmSync(at('b.html'));
  writeTwins(folder, [a, b], new Set());
  expect(read('a.html')).toBe('left alone');
  expect(read('b.html')).toBe('B');
});

test('every page is written as a.html and as a/index.html on request, with the same text', () => {
  expect(build({ ...always, '/a': 'A', '/a/b': 'B' })).toEqual([
    ...forAll.slice(0, 2),
    'a.html',
    'a/b.html',
    'a/b/index.html',
    'a/index.html',
    'index.html',
  ]);
  expect(read('a/b.html')).toBe('B');
});

test('a removed page leaves neither of its files behind, nor an empty folder', () => {
  build({ ...always, '/a': 'A', '/old/address': 'moved' });
  expect(build({ ...always, '/a': 'A' })).toEqual([
    ...forAll.slice(0, 2),
    'a.html',
    'a/index.html',
    'index.html',
  ]);
  expect(existsSync(at('old'))).toBe(false);
});

test('the copy of a page that Gatsby removed is removed too', () => {
  build({ ...always, '/a': 'A' });
  rmSync(at('a/index.html'));
  expect(build(always)).toEqual(forAll);
});
