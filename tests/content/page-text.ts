import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Returns the text of a file. @param path path from the repository's root */
export const fileText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns the parsed JSON of a file. @param path path from the repository's root */
export const fileJson = (path: string): Record<string, unknown> =>
  JSON.parse(fileText(path)) as Record<string, unknown>;

/** Returns the source of a table row, with cells that aren't padded to the column's width. */
export const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Returns the cells of each table row in a page's text, without surrounding spaces. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Returns the error message of a call that throws. */
export const messageOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

/** Replaces the hyphen of a negative number with a minus sign, as pages write it. */
export const sign = (text: string): string => text.replace('-', '−');

/** Formats a number with thousands separators and this many decimal places. */
export const grouped = (value: number | bigint, digits = 0): string =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** Adds thousands separators to the integer part of a decimal number. The decimal places stay as they are. */
export const groupedExact = (exact: string): string => {
  const [whole = '', ...fraction] = exact.split('.');
  return [grouped(Number(whole)), ...fraction].join('.');
};

/** Collapses white space, and replaces the thousands separators of formulas with those of plain text. */
export const plain = (text: string): string => text.replaceAll('{,}', ',').replace(/\s+/g, ' ');

/** Asserts that a file contains all of these texts. @param path path from the repository's root */
export function fileSays(path: string, ...parts: string[]): void {
  const text = plain(fileText(path));
  const missing = parts.filter((part) => !text.includes(part));
  expect(missing, `not found in ${path}`).toEqual([]);
}

/**
 * Asserts that a page contains all of these texts.
 *
 * @param page doc id, such as `contracts/v3/guides/local-environment`
 */
export const says = (page: string, ...parts: string[]): void =>
  fileSays(`content/docs/${page}.mdx`, ...parts);
