import { readdirSync, utimesSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { keepNewest } from './output-files';
import { temporaryFolder } from '../../../tests/temporary-folder';

const { root: folder, at, write } = temporaryFolder();
beforeEach(() => write('other.json', ''));

/** Simulates a build on a day in January 2020. */
function build(day: number, ...names: string[]): void {
  for (const name of names) write(`${name}/page.json`, name);
  keepNewest(folder, /^search-/, ...names);
  const time = new Date(2020, 0, day);
  for (const name of names) utimesSync(at(name), time, time);
}

test('the files of the last two builds and files that do not match the pattern are kept', () => {
  build(1, 'search-a');
  build(2, 'search-b');
  expect(readdirSync(folder)).toEqual(['other.json', 'search-a', 'search-b']);
  build(3, 'search-c');
  expect(readdirSync(folder)).toEqual(['other.json', 'search-b', 'search-c']);
});

test('a file that a later build writes again counts as the newest', () => {
  build(1, 'search-a');
  build(2, 'search-b');
  build(3, 'search-a');
  build(4, 'search-a');
  build(5, 'search-c');
  expect(readdirSync(folder)).toEqual(['other.json', 'search-a', 'search-c']);
});

test('all files of a build that writes several are kept equally long', () => {
  build(1, 'search-a', 'search-b');
  build(2, 'search-c', 'search-d');
  expect(readdirSync(folder)).toEqual([
    'other.json',
    'search-a',
    'search-b',
    'search-c',
    'search-d',
  ]);
  build(3, 'search-e', 'search-f');
  expect(readdirSync(folder)).toEqual([
    'other.json',
    'search-c',
    'search-d',
    'search-e',
    'search-f',
  ]);
});
