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

test('what the last two builds wrote stays, and what is not in question', () => {
  build(1, 'search-a');
  build(2, 'search-b');
  expect(readdirSync(folder)).toEqual(['other.json', 'search-a', 'search-b']);
  build(3, 'search-c');
  expect(readdirSync(folder)).toEqual(['other.json', 'search-b', 'search-c']);
});

test('a build that writes what an earlier one wrote makes it the newest', () => {
  build(1, 'search-a');
  build(2, 'search-b');
  build(3, 'search-a');
  build(4, 'search-a');
  build(5, 'search-c');
  expect(readdirSync(folder)).toEqual(['other.json', 'search-a', 'search-c']);
});

test('of a build that writes several, all stay as long', () => {
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
