import { expect, test } from 'vitest';
import { compileText, markupOf, mistakesIn } from '../../../tests/compile-text';

test('a formula is rendered as HTML and, for screen readers, as MathML without its source', () => {
  const html = markupOf('The price $\\frac{x}{y}$ moves.');
  expect(html).toContain('<span class="math-inline"><span class="katex">');
  expect(html).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mfrac>');
  expect(html).toContain('class="katex-html" aria-hidden="true"');
  expect(html).not.toMatch(/annotation|semantics/);
});

test('a formula block scrolls by itself, even by keyboard', () => {
  expect(markupOf('$$\nx \\cdot y = k\n$$')).toContain(
    '<div class="math-block" tabindex="0" role="group" aria-label="Formula"><span class="katex-display">',
  );
});

test('a doc records whether it needs the mathematics style sheet, and which classes', () => {
  expect(compileText('No formula.')).toMatchObject({
    math: false,
    mathClasses: [],
    mathLetters: '',
  });
  const { math, mathClasses } = compileText('$x$ and $\\frac12$');
  expect(math).toBe(true);
  expect(mathClasses).toEqual(
    expect.arrayContaining(['katex', 'mathnormal', 'mfrac', 'frac-line']),
  );
});

test('a doc records the visible characters of its formulas', () => {
  expect(compileText('Plain z. $b < a$ and $\\text{R\\&D}$').mathLetters.replace(/\s/g, '')).toBe(
    '&<DRab',
  );
  expect(compileText('$x \\cdot y$').mathLetters).toContain('⋅');
});

test.each([
  ['Text.\n\nA $\\frac{1$ here', /^3:11 formula: } is missing; add it before the end$/],
  ['$$\n\\nonsense\n$$', /^2:1 formula: there is no command \\nonsense: correct its name$/],
  ['Text $\\href{/a}{x}$ here', /^1:7 formula: \\href isn't supported/],
  ['$é$', /^1:2 formula: é isn't a mathematical symbol: write \\text\{é\}$/],
])('the formula in %j is reported with its line', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([expect.stringMatching(mistake)]);
});

test.each([
  ['x^', '1:3 formula: nothing follows ^'],
  ['x^2^3', '1:5 formula: there are two superscripts in a row: put braces around the first'],
  ['a & b', "1:4 formula: & isn't allowed here"],
  ['x \\right)', '1:4 formula: \\right closes what nothing opens'],
  ['\\left( x', '1:10 formula: \\right is missing; add it before the end'],
  ['\\begin{foo}a\\end{foo}', '1:8 formula: there is no \\begin{foo}'],
  ['\\begin{matrix}a', '1:17 formula: \\end{…} is missing; add it before the end'],
  ['x \\htmlClass{a}{x}', "1:4 formula: \\htmlClass isn't supported; write the formula without it"],
  ['\\def\\a{\\a}\\a', '1:1 formula: a command expands to itself'],
  ['\\hline', "1:1 formula: this isn't valid LaTeX from here on: correct it"],
])(
  'the message for the formula %j is for writers, and has the position in the formula',
  (formula, told) => {
    expect(mistakesIn(`$${formula}$`)).toEqual([expect.stringContaining(told)]);
  },
);

test('a mistake in a formula block is reported at its line in the block', () => {
  expect(mistakesIn('Text.\n\n$$\nx +\n  \\frca: correct its name\n$$')).toEqual([
    '5:3 formula: there is no command \\frca: correct its name',
  ]);
});
