import { statSync, utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { writeChanged } from './output-files';

const { at, read } = temporaryFolder();

test('a file is written only if it is new or its text has changed', () => {
  const file = at('a/b.txt');
  expect(writeChanged(file, 'one')).toBe(true);
  const past = new Date('2020-01-01');
  utimesSync(file, past, past);
  expect(writeChanged(file, 'one')).toBe(false);
  expect(statSync(file).mtime).toEqual(past);
  expect(writeChanged(file, 'two')).toBe(true);
  expect(read('a/b.txt')).toBe('two');
});
