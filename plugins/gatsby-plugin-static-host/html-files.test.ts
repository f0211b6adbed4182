import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { htmlFiles, htmlOf, removeStrayPages, writeTwins } from './html-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'public-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  const file = htmlOf(path, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A build over what an earlier one left: Gatsby writes its pages, then both functions run. */
function build(pages: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(pages)) write(path, text);
  removeStrayPages(folder, new Set(Object.keys(pages).map((path) => htmlOf(path, folder))));
  writeTwins(folder);
  return htmlFiles(folder)
    .map((file) => file.slice(folder.length + 1))
    .sort();
}

const always = { '/': 'home', '/404.html': 'lost', '/404': 'lost' };
const forAll = ['404.html', '404/index.html', 'index.html'];

test('every page is there as a.html and as a/index.html, with the same text', () => {
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
