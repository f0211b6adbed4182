import type { Element } from 'hast';
import { h } from 'hastscript';

/** Functions available to components that render data. */
export interface DataContext {
  /** Returns a file's text by its path from the project root, and records it as a source of the doc. */
  read: (path: string) => string;
  /** Returns a published identifier as the settings display it. */
  rename: (identifier: string) => string;
}

/** Splits text at its backticks; text between two of them is code. */
export const splitCode = (text: string): { value: string; isCode: boolean }[] =>
  text
    .split('`')
    .map((value, index) => ({ value, isCode: index % 2 === 1 }))
    .filter(({ value }) => value !== '');

/** Converts code in backticks into elements. */
export const inlineCode = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  splitCode(text).map(({ value, isCode }) => (isCode ? h('code', rename(value)) : value));

/**
 * Converts `@scope/name 1.0.0` into elements, with the name as code. Anything that is not a package name stays text.
 */
export const packageName = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  inlineCode(text.replace(/@[\w/-]+/g, '`$&`'), rename);

/** Content of a table cell. */
type Cell = Element | string | (Element | string)[];

/**
 * Renders a table of data.
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
