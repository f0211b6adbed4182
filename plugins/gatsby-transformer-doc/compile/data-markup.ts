import type { Element } from 'hast';
import { h } from 'hastscript';

/** Functions for components that render data. */
export interface DataContext {
  /** Returns a file's text by its path from the project root, and records it as a source of the doc. */
  read: (path: string) => string;
  /** Replaces published identifiers in code by the names set for them in the settings. */
  rename: (identifier: string) => string;
}

/** Splits text at its backticks. Text between two backticks is code. */
export const splitCode = (text: string): { value: string; isCode: boolean }[] =>
  text
    .split('`')
    .map((value, index) => ({ value, isCode: index % 2 === 1 }))
    .filter(({ value }) => value !== '');

/** Converts text to elements, with the text in backticks as code. */
export const inlineCode = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  splitCode(text).map(({ value, isCode }) => (isCode ? h('code', rename(value)) : value));

/** Converts text such as `@scope/name 1.0.0` to elements, with package names as code. */
export const packageName = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  inlineCode(text.replace(/@[\w/-]+/g, '`$&`'), rename);

/** Content of a table cell. */
type Cell = Element | string | (Element | string)[];

/**
 * Renders a table of data.
 *
 * @param titles headings of the columns
 * @param rows cells from left to right
 * @param name name of the element, with its classes: `table.deployments`
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

/** Pattern for the arguments of a call, which may contain a nested call. */
const CALL = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/**
 * Pattern for words that are always code in a sentence: constants, RPC methods, camel case, calls, names such as
 * `amount0` or `token1`, and names made of three or more capitalized words.
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
 * Pattern for a dotted name: `slot0.sqrtPriceX96`, `block.timestamp`, `TradeType.EXACT_INPUT`. Each part has at least
 * two letters, so "e.g." does not match.
 */
const PATH = String.raw`[A-Za-z]\w+(?:\.[A-Za-z]\w+)+(?:${CALL})?`;

const VALUE = `(?:${PATH}|${NAME})`;

const COMPARES = '[<>]=?';

/**
 * Matches code in a sentence. Comparisons and arithmetic are matched whole: `tickLower >= -887272`, `block.timestamp <=
 * deadline`.
 */
const EXPRESSION = new RegExp(
  String.raw`\b(?:\w+ ${COMPARES} )*${VALUE}(?: ${COMPARES} -?\w+\b| [-+*/] (?:${VALUE}|\d+\b))*` +
    String.raw`|\b\w+(?: ${COMPARES} -?\w+\b)+`,
  'g',
);

/**
 * Marks up a sentence from a catalog of errors. Everything that looks like code becomes a `code` element.
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
