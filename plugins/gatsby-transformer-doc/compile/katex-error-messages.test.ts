import { expect, test } from 'vitest';
import { mistakesIn } from '../../../tests/compile-text';

test.each([
  ['x^', '1:3 mathematics: nothing stands behind ^'],
  ['x^2^3', '1:5 mathematics: a second superscript: put braces around the first'],
  ['a & b', '1:4 mathematics: & cannot stand here'],
  ['\\left( x', '1:10 mathematics: it ends without \\right'],
  ['\\begin{foo}a\\end{foo}', '1:8 mathematics: there is no \\begin{foo}'],
  ['\\begin{matrix}a', '1:17 mathematics: it ends without \\end{…}'],
  ['\\htmlClass{a}{x}', '1:1 mathematics: a formula holds no HTML'],
  ['\\def\\a{\\a}\\a', '1:1 mathematics: a command of it repeats itself'],
  ['\\hline', '1:1 mathematics: it cannot be read from here on'],
])('%j is told in words for writers, at its character', (formula, told) => {
  expect(mistakesIn(`$${formula}$`)).toEqual([expect.stringContaining(told)]);
});

test('the lines of a formula that stands alone are counted', () => {
  expect(mistakesIn('Text.\n\n$$\nx +\n  \\frca\n$$')).toEqual([
    '5:3 mathematics: there is no command \\frca',
  ]);
});
