import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The text of a file, by its path from the repository's root. */
export const fileText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The parsed JSON of a file, by its path from the repository's root. */
export const fileJson = (path: string): Record<string, unknown> =>
  JSON.parse(fileText(path)) as Record<string, unknown>;

/** A table row as it stands in a page, whatever the widths of its columns. */
export const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The cells of each table row of a page's text, trimmed. */
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

/** What a call throws, as the reader sees it. */
export const messageOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

/** A number with a real minus sign, as pages write it. */
export const sign = (text: string): string => text.replace('-', '−');

/** A number with thousands marks and so many digits after the point. */
export const grouped = (value: number | bigint, digits = 0): string =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** The whole part of a decimal number with thousands marks; the digits after the point stay as they are. */
export const groupedExact = (exact: string): string => {
  const [whole = '', ...fraction] = exact.split('.');
  return [grouped(Number(whole)), ...fraction].join('.');
};

/** A text in which a run of blanks counts as one, with the thousands mark of formulas as plain text has it. */
export const plain = (text: string): string => text.replaceAll('{,}', ',').replace(/\s+/g, ' ');

/** Asserts that a file says each of the parts, by its path from the repository's root. */
export function fileSays(path: string, ...parts: string[]): void {
  const text = plain(fileText(path));
  const missing = parts.filter((part) => !text.includes(part));
  expect(missing, `not found in ${path}`).toEqual([]);
}

/** Asserts that a page says each of the parts, by its doc id, such as `contracts/v3/guides/local-environment`. */
export const says = (page: string, ...parts: string[]): void =>
  fileSays(`content/docs/${page}.mdx`, ...parts);
