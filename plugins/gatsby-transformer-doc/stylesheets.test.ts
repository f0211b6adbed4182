import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { beforeEach, expect, test } from 'vitest';
import { compileText } from '../../tests/compile-text';
import { temporaryFolder } from '../../tests/temporary-folder';
import { subsetMathStyles, writeMathStyles } from './stylesheets';

const { root, at, read, link } = temporaryFolder();
beforeEach(() => link('node_modules', 'package.json'));

const sheetAt = (path: string) => read(`public/${path}`);

/** Builds a site whose docs have this formula; returns the path and text of its style sheet. */
async function build(formula: string): Promise<[path: string, text: string]> {
  const { mathClasses, mathLetters } = compileText(`$${formula}$`);
  const used = { classes: new Set(mathClasses), letters: new Set(mathLetters) };
  const path = await writeMathStyles(root, used);
  return [path, sheetAt(path)];
}

const fontsIn = (sheet: string) =>
  [...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, path = '']) => path);
/** Returns the characters of one of a sheet's fonts. */
function lettersOf([path, sheet]: [string, string], font: string): string {
  const name = fontsIn(sheet).find((one) => one.includes(font)) ?? '';
  const { characterSet } = create(readFileSync(at(`public/${dirname(path)}/${name}`))) as Font;
  return String.fromCodePoint(...characterSet);
}

test('a sheet of other rules has another name, and the one before stays as it was', async () => {
  const [first, text] = await build('\\frac{1}{2}');
  const [second, other] = await build('\\sqrt{2}');
  expect(other).not.toBe(text);
  expect(second).not.toBe(first);
  expect(sheetAt(first)).toBe(text);
  expect((await build('\\sqrt{2}'))[0]).toBe(second);
});

test('fonts have the letters of the formulas, and another name with others', async () => {
  const first = await build('x < \\mathrm{y}');
  expect(lettersOf(first, 'Main-Regular')).toMatch(/<.*xy/);
  expect(lettersOf(first, 'Main-Regular')).not.toMatch(/[za]/);
  expect(lettersOf(first, 'Math-Italic')).toContain('xy');
  const second = await build('x < \\mathrm{z}');
  expect(lettersOf(second, 'Main-Regular')).toMatch(/<.*xz/);
  expect(fontsIn(second[1]).filter((name) => fontsIn(first[1]).includes(name))).toEqual([]);
  // Kept for pages that are still open.
  expect(lettersOf(first, 'Math-Italic')).toContain('xy');
});

test('of older sheets none stays, nor their fonts, and the fonts that are named stand beside them', async () => {
  const [first, text] = await build('a');
  const sheets = [await build('b'), await build('c')];
  const folder = at(`public/${dirname(first)}`);
  expect(existsSync(at(`public/${first}`))).toBe(false);
  expect(readdirSync(folder)).toHaveLength(3);
  const named = sheets.flatMap(([, sheet]) => fontsIn(sheet));
  expect(named.length).toBeGreaterThan(0);
  expect(readdirSync(join(folder, 'fonts')).map((name) => `fonts/${name}`)).toEqual(named.sort());
  expect(fontsIn(text).filter((path) => existsSync(join(folder, path)))).toEqual([]);
});

test('while developing fonts are whole', async () => {
  const path = await writeMathStyles(root);
  const sheet = sheetAt(path);
  expect(fontsIn(sheet)).toHaveLength(20);
  expect(lettersOf([path, sheet], 'Main-Regular')).toContain('abcdefghijklmnopqrstuvwxyz');
});

test('a site without formulas has a sheet without fonts', async () => {
  const path = await writeMathStyles(root, { classes: new Set(), letters: new Set() });
  expect(fontsIn(sheetAt(path))).toEqual([]);
});

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
