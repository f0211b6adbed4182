import katex from 'katex';
import { expect, it } from 'vitest';
import { compileText } from '../../../tests/compile-text';
import { formulaLine } from './formula-line';

const lineOf = (tex: string) =>
  formulaLine(katex.renderToString(tex).replace(/<annotation[\s\S]*?<\/annotation>/g, ''));

it.each([
  ['p(i) = 1.0001^i', 'p(i) = 1.0001^i'],
  ['x \\cdot y = k', 'x ⋅ y = k'],
  ['\\frac{a - x}{b} \\le 2^{128} - 1', '(a − x)/b ≤ 2^128 − 1'],
  ['L \\left( \\sqrt{p_b} - \\sqrt{p} \\right)', 'L(√(p_b) − √p)'],
  ['\\sqrt{x y}', '√(xy)'],
  ['1{,}104 \\times 2 = 2{,}208 \\text{ USDT}', '1,104 × 2 = 2,208 USDT'],
  ['S_{\\text{unstake}}', 'S_unstake'],
  ['\\lfloor \\log_2 x \\rfloor', '⌊log_2 x⌋'],
])('%s becomes %s', (tex, line) => {
  expect(lineOf(tex)).toBe(line);
});

it('the text of a section contains its formulas', () => {
  const { sections } = compileText('The product $x \\cdot y$ stays at $k$.');
  expect(sections[0]?.text).toBe('The product x ⋅ y stays at k.');
});
