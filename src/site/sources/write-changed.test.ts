import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeChanged } from './write-changed';

test('a file is written where it is new or has changed, and left alone where it has not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'written-'));
  const file = join(folder, 'a/b.txt');
  expect(writeChanged(file, 'one')).toBe(true);
  const past = new Date('2020-01-01');
  utimesSync(file, past, past);
  expect(writeChanged(file, 'one')).toBe(false);
  expect(statSync(file).mtime).toEqual(past);
  expect(writeChanged(file, 'two')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
  rmSync(folder, { recursive: true });
});
