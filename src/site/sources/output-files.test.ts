import { statSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { writeChanged } from './output-files';

const { at, read } = temporaryFolder();

test('a file is written where it is new or has changed, and left alone where it has not', () => {
  const file = at('a/b.txt');
  expect(writeChanged(file, 'one')).toBe(true);
  const past = new Date('2020-01-01');
  utimesSync(file, past, past);
  expect(writeChanged(file, 'one')).toBe(false);
  expect(statSync(file).mtime).toEqual(past);
  expect(writeChanged(file, 'two')).toBe(true);
  expect(read('a/b.txt')).toBe('two');
});
