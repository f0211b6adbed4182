import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepNewest } from './keep-newest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  writeFileSync(join(folder, 'other.json'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of a day of 2020. */
function build(name: string, day: number): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'page.json'), name);
  keepNewest(folder, /^search-/, name);
  const time = new Date(2020, 0, day);
  utimesSync(join(folder, name), time, time);
}

test('what the last two builds wrote stays, and what is not in question', () => {
  build('search-a', 1);
  build('search-b', 2);
  expect(readdirSync(folder)).toEqual(['other.json', 'search-a', 'search-b']);
  build('search-c', 3);
  expect(readdirSync(folder)).toEqual(['other.json', 'search-b', 'search-c']);
});

test('a build that writes what an earlier one wrote makes it the newest', () => {
  build('search-a', 1);
  build('search-b', 2);
  build('search-a', 3);
  build('search-a', 4);
  build('search-c', 5);
  expect(readdirSync(folder)).toEqual(['other.json', 'search-a', 'search-c']);
});
