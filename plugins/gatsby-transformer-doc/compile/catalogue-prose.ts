import type { Element } from 'hast';
import { inlineCode, splitCode, type DataContext } from './data-context';

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
