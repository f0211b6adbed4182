import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SearchRecord } from '../../src/site/search/record';
import { writeIndexes } from './write-index';

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

const labels = new Map([['guides', 'Guides']]);
const ofLocale = (locale: string, word: string) => ({ locale, labels, records: [record(word)] });

/** The folder that a manifest names. */
const folderOf = (manifest: string): string =>
  (JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as { folder: string }).folder;

test('the index of the build before stays, and none that is older', () => {
  const folders = ['one', 'two', 'three'].map((word, index) => {
    writeIndexes(folder, [ofLocale('en', word)]);
    const written = folderOf('search-index.json');
    // A disk's clock takes what was made within some milliseconds for one moment.
    utimesSync(join(folder, written), index, index);
    return written;
  });
  expect(new Set(folders).size).toBe(3);
  const kept = readdirSync(join(folder, 'static')).map((name) => `/static/${name}`);
  expect(kept.sort()).toEqual(folders.slice(1).sort());
});

test('each locale has an index of its own, and one that is no more has none', () => {
  writeIndexes(folder, [ofLocale('en', 'fee'), ofLocale('de', 'Gebühr')]);
  const [english, german] = ['search-index.json', 'de/search-index.json'].map(folderOf);
  expect(english).not.toBe(german);
  const words = (own = '') => readFileSync(join(folder, own, 'words-0.json'), 'utf8');
  expect([words(english).includes('gebühr'), words(german).includes('gebühr')]).toEqual([
    false,
    true,
  ]);
  writeIndexes(folder, [ofLocale('en', 'fee')]);
  expect(folderOf('search-index.json')).toBe(english);
  expect(existsSync(join(folder, 'de/search-index.json'))).toBe(false);
});
