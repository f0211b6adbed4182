import { format } from 'prettier';
import { expect, test } from 'vitest';
import { markdownTable } from './markdown-table';

const table = markdownTable({
  head: ['page', 'kB', 'x'],
  rows: [
    ['home', 7.5, 'a'],
    ['error codes', '–', '2'],
  ],
});

test('text is left-aligned and numbers are right-aligned', () => {
  expect(table).toBe(
    [
      '| page        |  kB | x   |',
      '| ----------- | --: | --- |',
      '| home        | 7.5 | a   |',
      '| error codes |   – | 2   |',
    ].join('\n'),
  );
});

test('the formatter does not change it', async () => {
  expect(await format(table, { parser: 'markdown' })).toBe(`${table}\n`);
});
