import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { htmlFiles, htmlOf, removeStrayPages, twinOf, writeTwins } from './html-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'public-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  const file = htmlOf(path, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A build over what an earlier one left: Gatsby writes its pages, then both functions run. */
function build(pages: Record<string, string>, { twins = true } = {}): string[] {
  for (const [path, text] of Object.entries(pages)) write(path, text);
  const files = Object.keys(pages).map((path) => htmlOf(path, folder));
  const wanted = twins ? files.flatMap((file) => twinOf(file, folder) ?? []) : [];
  removeStrayPages(folder, new Set([...files, ...wanted]));
  if (twins) writeTwins(folder, files, new Set(files));
  return htmlFiles(folder)
    .map((file) => file.slice(folder.length + 1))
    .sort();
}

const always = { '/': 'home', '/404.html': 'lost', '/404': 'lost' };
const forAll = ['404.html', '404/index.html', 'index.html'];

test('every page is one file', () => {
  const files = build({ ...always, '/a': 'A', '/a/b': 'B' }, { twins: false });
  expect(files).toEqual([...forAll.slice(0, 2), 'a/b/index.html', 'a/index.html', 'index.html']);
});

test('a site that asks for them no more loses the other forms', () => {
  build({ ...always, '/a': 'A' });
  const files = build({ ...always, '/a': 'A' }, { twins: false });
  expect(files).toEqual([...forAll.slice(0, 2), 'a/index.html', 'index.html']);
});

test('a page that has not changed is not copied again, unless its other form is gone', () => {
  build({ '/a': 'A', '/b': 'B' });
  const [a, b] = ['a', 'b'].map((path) => htmlOf(path, folder)) as [string, string];
  writeFileSync(join(folder, 'a.html'), 'left alone');
  rmSync(join(folder, 'b.html'));
  writeTwins(folder, [a, b], new Set());
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('left alone');
  expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe('B');
});

test('every page is there as a.html and as a/index.html if asked, with the same text', () => {
  expect(build({ ...always, '/a': 'A', '/a/b': 'B' })).toEqual([
    ...forAll.slice(0, 2),
    'a.html',
    'a/b.html',
    'a/b/index.html',
    'a/index.html',
    'index.html',
  ]);
  expect(readFileSync(join(folder, 'a/b.html'), 'utf8')).toBe('B');
});

test('a page that is gone leaves neither form behind, nor an empty folder', () => {
  build({ ...always, '/a': 'A', '/old/address': 'moved' });
  expect(build({ ...always, '/a': 'A' })).toEqual([
    ...forAll.slice(0, 2),
    'a.html',
    'a/index.html',
    'index.html',
  ]);
  expect(existsSync(join(folder, 'old'))).toBe(false);
});

test('a page that Gatsby removed takes its other form along', () => {
  build({ ...always, '/a': 'A' });
  rmSync(join(folder, 'a/index.html'));
  expect(build(always)).toEqual(forAll);
});

test('a page that changed has the new text in both forms', () => {
  build({ ...always, '/a': 'before' });
  build({ ...always, '/a': 'after' });
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('after');
});
