import type { Element } from 'hast';
import { h } from 'hastscript';

/** What the drawing of data may ask for. */
export interface DataContext {
  /** A file's text by its path from the project root, noted as a source of the doc. */
  read: (path: string) => string;
  /** A published identifier as the settings show it. */
  rename: (identifier: string) => string;
}

/** Text split at its backticks: what stands between two of them is code. */
export const splitCode = (text: string): { value: string; isCode: boolean }[] =>
  text
    .split('`')
    .map((value, index) => ({ value, isCode: index % 2 === 1 }))
    .filter(({ value }) => value !== '');

/** Text with code in backticks, as elements. */
export const inlineCode = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  splitCode(text).map(({ value, isCode }) => (isCode ? h('code', rename(value)) : value));

/** `@scope/name 1.0.0` with the name as code; what is no package name stays text. */
export const packageName = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  inlineCode(text.replace(/@[\w/-]+/g, '`$&`'), rename);

/** What a cell of a table holds. */
type Cell = Element | string | (Element | string)[];

/**
 * A table of data.
 *
 * @param titles one for each column
 * @param rows cells from left to right
 * @param name of the element, with its classes: `table.deployments`
 */
export const drawTable = (
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
  name = 'table',
): Element => {
  const row = (cell: 'th' | 'td', cells: readonly Cell[]) =>
    h(
      'tr',
      cells.map((content) => h(cell, content)),
    );
  return h(name, [
    h('thead', row('th', titles)),
    h(
      'tbody',
      rows.map((cells) => row('td', cells)),
    ),
  ]);
};
