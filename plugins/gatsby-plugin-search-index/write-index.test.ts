import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SearchRecord } from '../../src/site/search/record';
import { writeIndex } from './write-index';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'public-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const record = (content: string): SearchRecord => ({
  objectID: '/a',
  url: 'https://docs.example/a',
  url_without_anchor: 'https://docs.example/a',
  anchor: null,
  type: 'content',
  hierarchy: {
    lvl0: 'Guides',
    lvl1: 'A',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content,
  terms: [],
  code: [],
  asks: [],
  language: 'en',
  docusaurus_tag: 'default',
  section: 'guides',
  rank: 0,
  level: 1,
  position: 0,
});

test('the index of the build before stays, and none that is older', () => {
  const folders = ['one', 'two', 'three'].map((word, index) => {
    const written = writeIndex(folder, [record(word)], new Map([['guides', 'Guides']])).folder;
    // A disk's clock takes what was made within some milliseconds for one moment.
    utimesSync(join(folder, written), index, index);
    return written;
  });
  expect(new Set(folders).size).toBe(3);
  const kept = readdirSync(join(folder, 'static')).map((name) => `/static/${name}`);
  expect(kept.sort()).toEqual(folders.slice(1).sort());
  const { folder: asked } = JSON.parse(readFileSync(join(folder, 'search-index.json'), 'utf8')) as {
    folder: string;
  };
  expect(asked).toBe(folders[2]);
});
