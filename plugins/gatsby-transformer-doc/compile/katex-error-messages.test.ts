import { expect, test } from 'vitest';
import { mistakesIn } from '../../../tests/compile-text';

test.each([
  ['x^', '1:3 formula: nothing follows ^'],
  ['x^2^3', '1:5 formula: there are two superscripts in a row: put braces around the first'],
  ['a & b', "1:4 formula: & isn't allowed here"],
  ['\\left( x', '1:10 formula: \\right is missing; add it before the end'],
  ['\\begin{foo}a\\end{foo}', '1:8 formula: there is no \\begin{foo}'],
  ['\\begin{matrix}a', '1:17 formula: \\end{…} is missing; add it before the end'],
  ['\\htmlClass{a}{x}', "1:1 formula: HTML isn't supported"],
  ['\\def\\a{\\a}\\a', '1:1 formula: a command expands to itself'],
  ['\\hline', "1:1 formula: this isn't valid LaTeX from here on: correct it"],
])('%j is told in words for writers, at its character', (formula, told) => {
  expect(mistakesIn(`$${formula}$`)).toEqual([expect.stringContaining(told)]);
});

test('the lines of a formula that stands alone are counted', () => {
  expect(mistakesIn('Text.\n\n$$\nx +\n  \\frca\n$$')).toEqual([
    '5:3 formula: there is no command \\frca',
  ]);
});
