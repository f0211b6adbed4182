import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeMathStyles } from './math-styles';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(root, name));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A build whose formulas use these classes: where its sheet is, and what it holds. */
function build(...classes: string[]): [path: string, text: string] {
  const path = writeMathStyles(root, new Set(['katex', ...classes]));
  return [path, readFileSync(join(root, 'public', path), 'utf8')];
}

test('a sheet of other rules has another name, and the one before stays as it was', () => {
  const [first, text] = build('mfrac', 'frac-line');
  const [second, other] = build('sqrt');
  expect(other).not.toBe(text);
  expect(second).not.toBe(first);
  expect(readFileSync(join(root, 'public', first), 'utf8')).toBe(text);
  expect(build('sqrt')[0]).toBe(second);
});

test('of older sheets none stays, and the fonts that the sheet names stand beside it', () => {
  const [first] = build('mfrac');
  build('sqrt');
  const [last, text] = build('mathnormal');
  const folder = join(root, 'public', dirname(last));
  expect(existsSync(join(root, 'public', first))).toBe(false);
  expect(readdirSync(folder)).toHaveLength(3);
  const fonts = [...text.matchAll(/url\((?<path>[^)]+)\)/g)].map(
    ({ groups }) => groups?.path ?? '',
  );
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
