import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { beforeEach, expect, test } from 'vitest';
import { compileText } from '../../tests/compile-text';
import { writeMathStyles } from './math-styles';
import { temporaryFolder } from '../../tests/temporary-folder';

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
