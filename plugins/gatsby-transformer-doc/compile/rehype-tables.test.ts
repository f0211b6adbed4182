import { expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';

test('a table scrolls inside itself, by keyboard too, and keeps its alignment', () => {
  const html = markupOf('| a | b |\n| :- | -: |\n| 1 | `x\\|y` |');
  expect(html).toMatch(
    /^<div class="table-frame" role="group" aria-label="Table: a, b" tabindex="0"><table>/,
  );
  expect(html).toContain('<th align="right" class="short">b</th>');
  expect(html).toContain('<code>x|y</code>');
});

test('an empty corner above row headings is no heading', () => {
  const html = markupOf('| | b |\n| - | - |\n| 1 | 2 |');
  expect(html).toContain('<td class="short"></td>\n<th class="short">b</th>');
  expect(html).toContain('aria-label="Table: b"');
});

test('a column of short cells is marked, a column with one long cell is not', () => {
  const html = markupOf(
    '| Fee | Meaning |\n| - | - |\n| 500 | 0.05% of what goes in |\n| 3000 | more |',
  );
  expect(html).toContain('class="short" scope="row">500</th>\n<td>0.05% of what goes in</td>');
  expect(html).toContain('class="short" scope="row">3000</th>\n<td>more</td>');
});

test('the first cell of a row is its heading, where it says something and others follow it', () => {
  const html = markupOf('| a | b |\n| - | - |\n| one | 1 |\n| | 2 |');
  expect(html).toContain('<th class="short" scope="row">one</th>\n<td class="short">1</td>');
  expect(html).toContain('<td class="short"></td>\n<td class="short">2</td>');
  expect(markupOf('| a |\n| - |\n| one |')).toContain('<td class="short">one</td>');
});
