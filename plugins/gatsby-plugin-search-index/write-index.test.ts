import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordsOfPage } from '../../tests/search/sample-records';
import { writeIndexes } from './write-index';
import { temporaryFolder } from '../../tests/temporary-folder';

const { root: folder, at, read } = temporaryFolder();

const records = (text: string) =>
  recordsOfPage('/a', {
    sections: [{ id: null, depth: 1, heading: '', text, terms: [], code: [] }],
  });

const labels = new Map([['contracts', 'Contracts']]);
const ofLocale = (locale: string, word: string) => ({ locale, labels, records: records(word) });

/** The folder that a manifest names. */
const folderOf = (manifest: string): string =>
  (JSON.parse(read(manifest)) as { folder: string }).folder;

test('the index of the build before stays, and none that is older', () => {
  const folders = ['one', 'two', 'three'].map((word, index) => {
    writeIndexes(folder, [ofLocale('en', word)]);
    const written = folderOf('search-index.json');
    // A disk's clock takes what was made within some milliseconds for one moment.
    utimesSync(at(written), index, index);
    return written;
  });
  expect(new Set(folders).size).toBe(3);
  const kept = readdirSync(at('static')).map((name) => `/static/${name}`);
  expect(kept.sort()).toEqual(folders.slice(1).sort());
});

test('each locale has an index of its own, and one that is no more has none', () => {
  writeIndexes(folder, [ofLocale('en', 'fee'), ofLocale('de', 'Gebühr')]);
  const [english, german] = ['search-index.json', 'de/search-index.json'].map(folderOf);
  expect(english).not.toBe(german);
  const words = (own = '') => read(`${own}/words-0.json`);
  expect([words(english).includes('gebühr'), words(german).includes('gebühr')]).toEqual([
    false,
    true,
  ]);
  writeIndexes(folder, [ofLocale('en', 'fee')]);
  expect(folderOf('search-index.json')).toBe(english);
  expect(existsSync(at('de/search-index.json'))).toBe(false);
});
