import { expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';

test('a table scrolls inside itself, by keyboard too, and keeps its alignment', () => {
  const html = markupOf('| a | b |\n| :- | -: |\n| 1 | `x\\|y` |');
  expect(html).toMatch(
    /^<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>/,
  );
  expect(html).toContain('<th align="right">b</th>');
  expect(html).toContain('<code>x|y</code>');
});
