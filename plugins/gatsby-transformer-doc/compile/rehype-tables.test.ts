import { expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';

test('a table scrolls by itself, even by keyboard, and keeps its alignment', () => {
  const html = markupOf('| a | b |\n| :- | -: |\n| 1 | `x\\|y` |');
  expect(html).toMatch(
    /^<div class="table-frame" role="group" aria-label="Table: a, b" tabindex="0"><table>/,
  );
  expect(html).toContain('<th align="right" class="short">b</th>');
  expect(html).toContain('<code class="whole">x|y</code>');
});

test('an empty corner above row headings is not a heading', () => {
  const html = markupOf('| | b |\n| - | - |\n| 1 | 2 |');
  expect(html).toContain('<td class="short"></td>\n<th class="short" scope="col">b</th>');
  expect(html).toContain('aria-label="Table: b"');
});

test('a column of short cells is marked, but a column with one long cell is not', () => {
  const html = markupOf(
    '| Fee | Meaning |\n| - | - |\n| 500 | 0.05% of what goes in |\n| 3000 | more |',
  );
  expect(html).toContain('class="short" scope="row">500</th>\n<td>0.05% of what goes in</td>');
  expect(html).toContain('class="short" scope="row">3000</th>\n<td>more</td>');
});

test('the first cell of a row is its heading, unless it is empty or the only cell', () => {
  const html = markupOf('| a | b |\n| - | - |\n| one | 1 |\n| | 2 |');
  expect(html).toContain('<th class="short" scope="row">one</th>\n<td class="short">1</td>');
  expect(html).toContain('<td class="short"></td>\n<td class="short">2</td>');
  expect(markupOf('| a | b |\n| - | - |\n| $k$ | 2 |')).toMatch(/scope="row"><span class="math/);
  expect(markupOf('| a |\n| - |\n| one |')).toContain('<td class="short">one</td>');
});

const PROSE_CELL = 'a sentence of more than twenty-four letters';

test('the rows of a table that is too wide for a phone are stacked, and labeled with the column headings', () => {
  const html = markupOf(
    `| Name | Type | What it "means" |\n| - | - | - |\n| \`nonfungiblePositionManager\` | \`address\` | ${PROSE_CELL} |`,
  );
  expect(html).toContain('<table class="stacked"');
  expect(html).toContain(
    `style="--column-1:&#x22;Name&#x22;;--column-2:&#x22;Type&#x22;;--column-3:&#x22;What it \\&#x22;means\\&#x22;&#x22;"`,
  );
});

test('the parts of a stacked table have explicit roles, which WebKit would otherwise drop', () => {
  const row = '| Name | Meaning |\n| - | - |\n';
  const html = markupOf(`${row}| \`tickLowerOfPosition\` | ${PROSE_CELL} |`);
  const said = [...html.matchAll(/<(table|thead|tbody|tr|th|td)\b[^>]* role="(\w+)"/g)];
  expect(said.map(([, tag, role]) => `${tag} ${role}`)).toEqual([
    'table table',
    'thead rowgroup',
    'tr row',
    'th columnheader',
    'th columnheader',
    'tbody rowgroup',
    'tr row',
    'th rowheader',
    'td cell',
  ]);
  expect(markupOf(`${row}| 500 | ${PROSE_CELL} |`)).not.toContain('role="row"');
});

test('a column without a heading gets no labels', () => {
  const html = markupOf(`| | Meaning |\n| - | - |\n| \`tickLowerOfPosition\` | ${PROSE_CELL} |`);
  expect(html).toContain('<table class="stacked" role="table" style="--column-2:');
});

test('a table of numbers is not stacked, nor is a table that fits', () => {
  const numbers = Array.from({ length: 8 }, () => '1,000,000,000').join(' | ');
  const rule = Array.from({ length: 8 }, () => '-').join(' | ');
  expect(markupOf(`| ${numbers} |\n| ${rule} |\n| ${numbers} |`)).not.toContain('stacked');
  expect(markupOf(`| Fee | Meaning |\n| - | - |\n| 500 | ${PROSE_CELL} |`)).not.toContain(
    'stacked',
  );
});
