import { existsSync, readdirSync, rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { sampleRecords, recordsOfPage } from '../../tests/search/sample-records';
import { temporaryFolder } from '../../tests/temporary-folder';
import { pathsOf, type SearchManifest } from '../../src/site/search/index-format';
import { indexOf } from './build-indexes';
import { writeIndexes } from './write-index';

const { root: folder, at, read } = temporaryFolder();
beforeEach(() => rmSync(at('static'), { recursive: true, force: true }));

const records = (text: string) =>
  recordsOfPage('/a', {
    sections: [{ id: null, depth: 1, heading: '', text, terms: [], code: [] }],
  });

const labels = new Map([['contracts', 'Contracts']]);
const ofLocale = (locale: string, word: string) =>
  indexOf({ locale, labels, records: records(word) });

/** Returns the files that a manifest lists and that exist, in order. */
function filesOf(manifest: string): string[] {
  const paths = pathsOf(JSON.parse(read(manifest)) as SearchManifest);
  return Object.values<string[]>({ ...paths })
    .flat()
    .filter((path) => existsSync(at(path)))
    .sort();
}
const standing = () => readdirSync(at('static/search')).map((name) => `/static/search/${name}`);

/** Builds an index of English pages with this word, and returns its files. */
function built(word: string): string[] {
  writeIndexes(folder, [ofLocale('en', word)]);
  return filesOf('search-index.json');
}

test('the index of the build before stays, and none that is older', () => {
  const [, second, third] = ['one', 'two', 'three'].map(built);
  expect(standing().sort()).toEqual([...new Set([...(second ?? []), ...(third ?? [])])].sort());
  expect(second).not.toEqual(third);
});

test('a build that changes nothing takes nothing away either', () => {
  const [first, second] = ['one', 'two', 'two'].map(built);
  expect(standing()).toEqual(expect.arrayContaining([...(first ?? []), ...(second ?? [])]));
});

test('each locale has an index of its own, and one that is no more has none', () => {
  writeIndexes(folder, [ofLocale('en', 'fee'), ofLocale('de', 'Gebühr')]);
  const [english = [], german = []] = ['search-index.json', 'de/search-index.json'].map(filesOf);
  expect(english).not.toEqual(german);
  const hasWord = (files: string[]) => files.some((path) => read(path).includes('gebühr'));
  expect([english, german].map(hasWord)).toEqual([false, true]);
  writeIndexes(folder, [ofLocale('en', 'fee')]);
  expect(filesOf('search-index.json')).toEqual(english);
  expect(existsSync(at('de/search-index.json'))).toBe(false);
});

/**
 * Returns a section's text, made of words from an invented vocabulary of 3,000. Words that are adjacent in the text are
 * far apart in the vocabulary.
 */
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => `word${(seed * 37 + at * 611) % 3000}`).join(' ');

test.each([
  ['another', (text: string) => text.replace('quick', 'slow')],
  ['one more', (text: string) => `${text} slow`],
  ['one fewer', (text: string) => text.replace('quick ', '')],
])('where a page has %s word, only its file and those of the word have another name', (_, edit) => {
  const others = sampleRecords(60).map((record, seed) => ({
    ...record,
    content: words(seed, 150),
  }));
  const build = (text: string) => {
    writeIndexes(folder, [
      indexOf({ locale: 'en', labels, records: [...others, ...records(text)] }),
    ]);
    return filesOf('search-index.json');
  };
  const text = `The quick pool ${words(7, 70)}`;
  const before = build(text);
  const renamed = build(edit(text)).filter((path) => !before.includes(path));
  expect(before.length).toBeGreaterThan(80);
  expect(renamed.filter((path) => path.includes('/page-'))).toHaveLength(1);
  expect(renamed.length).toBeLessThanOrEqual(4);
});
