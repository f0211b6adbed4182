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

test('names stand to the left and figures to the right', () => {
  expect(table).toBe(
    [
      '| page        |  kB | x   |',
      '| ----------- | --: | --- |',
      '| home        | 7.5 | a   |',
      '| error codes |   – | 2   |',
    ].join('\n'),
  );
});

test('the formatter leaves it as it is', async () => {
  expect(await format(table, { parser: 'markdown' })).toBe(`${table}\n`);
});
