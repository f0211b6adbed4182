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

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2026-11-22` as `22 November 2026`. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

/** Arguments of a call; may contain a nested call. */
const CALL = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/**
 * Words that are always code in a sentence: constants, RPC methods, camel case, calls, and amounts of the two tokens.
 */
const NAME = [
  String.raw`[A-Z]+_[A-Z0-9_]+(?:=\w+)?`,
  String.raw`(?:eth|wallet)_\w+`,
  String.raw`[a-z]+\d?[A-Z]\w*(?:${CALL})?`,
  `[a-z]+${CALL}`,
  '(?:token|amount|fee)[01]',
  String.raw`[A-Z][a-z]+(?:[A-Z][a-z]+){2,}\w*`,
].join('|');

/**
 * A dotted name: `slot0.sqrtPriceX96`, `block.timestamp`, `TradeType.EXACT_INPUT`. Parts have at least two letters, so
 * "e.g." does not match.
 */
const PATH = String.raw`[A-Za-z]\w+(?:\.[A-Za-z]\w+)+(?:${CALL})?`;

const VALUE = `(?:${PATH}|${NAME})`;

const COMPARES = '[<>]=?';

/** Comparisons and arithmetic become one piece of code: `tickLower >= -887272`, `block.timestamp <= deadline`. */
const EXPRESSION = new RegExp(
  String.raw`\b(?:\w+ ${COMPARES} )*${VALUE}(?: ${COMPARES} -?\w+\b| [-+*/] (?:${VALUE}|\d+\b))*` +
    String.raw`|\b\w+(?: ${COMPARES} -?\w+\b)+`,
  'g',
);

/**
 * Marks up a sentence from a catalogue of errors: everything in it that looks like code becomes code.
 *
 * @example
 * 'Transfer amount0 + fee0 to the pool.' -> 'Transfer ', code('amount0 + fee0'), ' to the pool.'
 */
export const catalogueProse = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  inlineCode(
    splitCode(text)
      .map(({ value, isCode }) => (isCode ? `\`${value}\`` : value.replace(EXPRESSION, '`$&`')))
      .join(''),
    rename,
  );
