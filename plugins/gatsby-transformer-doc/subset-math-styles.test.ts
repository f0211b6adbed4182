import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileText } from '../../tests/compile-text';
import { subsetMathStyles } from './subset-math-styles';

const whole = readFileSync('node_modules/katex/dist/katex.min.css', 'utf8');
const sheetFor = (formula: string) =>
  subsetMathStyles(whole, new Set(compileText(`$${formula}$`).mathClasses));
const facesOf = (sheet: string) =>
  [...sheet.matchAll(/fonts\/KaTeX_([\w-]+)\.woff2/g)].map(([, name]) => name);

test('the sheet holds the fonts that the formulas are set in, and no others', () => {
  expect(facesOf(sheetFor('x + 1'))).toEqual(['Main-Regular', 'Math-Italic']);
  expect(facesOf(sheetFor('\\mathbf{v}'))).toContain('Main-Bold');
  expect(facesOf(sheetFor('\\mathit{tick}'))).toContain('Main-Italic');
  expect(facesOf(sheetFor('\\boldsymbol{x}'))).toContain('Math-BoldItalic');
  expect(facesOf(sheetFor('\\mathbb{R}'))).toContain('AMS-Regular');
  expect(facesOf(sheetFor('\\mathcal{O}'))).toContain('Caligraphic-Regular');
  expect(facesOf(sheetFor('\\text{\\textbf{a}}'))).toContain('Main-Bold');
  expect(facesOf(sheetFor('\\Bigg( x \\Bigg)'))).toContain('Size4-Regular');
});

test('the sheet holds every rule whose classes are used, and no rule of another', () => {
  const sheet = sheetFor('\\frac{a}{b}');
  expect(sheet).toContain('.katex .mfrac .frac-line');
  expect(sheet).not.toContain('.accent');
  expect(sheetFor('\\hat{x}')).toContain('.accent-body:not(.accent-full)');
  const all = new Set([...whole.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
  const woff2Only = whole.replaceAll(/,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g, '');
  expect(subsetMathStyles(whole, all)).toBe(woff2Only.trim());
});

test('the sheet asks for woff2 alone: the other formats are not copied', () => {
  expect(sheetFor('x')).not.toMatch(/\.(?:ttf|woff)\)/);
});
