import { expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';

test('a table scrolls inside itself, by keyboard too, and keeps its alignment', () => {
  const html = markupOf('| a | b |\n| :- | -: |\n| 1 | `x\\|y` |');
  expect(html).toMatch(
    /^<div class="table-frame" role="group" aria-label="Table: a, b" tabindex="0"><table>/,
  );
  expect(html).toContain('<th align="right">b</th>');
  expect(html).toContain('<code>x|y</code>');
});

test('an empty corner above row headings is no heading', () => {
  const html = markupOf('| | b |\n| - | - |\n| 1 | 2 |');
  expect(html).toContain('<td></td>\n<th>b</th>');
  expect(html).toContain('aria-label="Table: b"');
});
