import { expect, test } from 'vitest';
import { docPages } from './built-site';
import { tablesOf, wordsOf } from './tables';

test('every row of a table has a cell under each of its headings', () => {
  const uneven = docPages.flatMap(({ path, html }) =>
    tablesOf(html).flatMap(([head = [], ...rows]) =>
      rows
        .filter(({ length }) => length !== head.length)
        .map((row) => `${path}: ${wordsOf(row[0] ?? '')} under ${head.map(wordsOf).join(', ')}`),
    ),
  );
  expect(uneven).toEqual([]);
});
