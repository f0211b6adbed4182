import type { Element } from 'hast';
import { inlineCode, splitCode, type DataContext } from './data-context';

/** Arguments of a call, which may hold another call. */
const CALL = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/** Constants, methods of a node, camel case, calls, amounts of the two tokens: what no sentence has but as code. */
const NAME = [
  String.raw`[A-Z]+_[A-Z0-9_]+(?:=\w+)?`,
  String.raw`(?:eth|wallet)_\w+`,
  String.raw`[a-z]+\d?[A-Z]\w*(?:${CALL})?`,
  `[a-z]+${CALL}`,
  '(?:token|amount|fee)[01]',
  String.raw`[A-Z][a-z]+(?:[A-Z][a-z]+){2,}\w*`,
].join('|');

/** A name with what it is of: `slot0.sqrtPriceX96`, `block.timestamp`, `TradeType.EXACT_INPUT`. No letter stands alone, as in "e.g.". */
const PATH = String.raw`[A-Za-z]\w+(?:\.[A-Za-z]\w+)+(?:${CALL})?`;

const VALUE = `(?:${PATH}|${NAME})`;

const COMPARES = '[<>]=?';

/** What is compared or reckoned with is one piece of code: `tickLower >= -887272`, `block.timestamp <= deadline`. */
const EXPRESSION = new RegExp(
  String.raw`\b(?:\w+ ${COMPARES} )*${VALUE}(?: ${COMPARES} -?\w+\b| [-+*/] (?:${VALUE}|\d+\b))*` +
    String.raw`|\b\w+(?: ${COMPARES} -?\w+\b)+`,
  'g',
);

/** A sentence of a catalogue of errors: what reads as code in it is code, from its first letter to its last. */
export const catalogueProse = (text: string, rename: DataContext['rename']): (Element | string)[] =>
  inlineCode(
    splitCode(text)
      .map(({ value, isCode }) => (isCode ? `\`${value}\`` : value.replace(EXPRESSION, '`$&`')))
      .join(''),
    rename,
  );
