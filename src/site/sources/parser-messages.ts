import { type Document, type ErrorCode, visit } from 'yaml';
import type { z } from 'zod';

/** A syntax error: its offset in the text, and what to write instead. */
export interface YamlMistake {
  offset: number;
  message: string;
}

const QUOTE_IT = 'put the text in quotes';

/** Instructions for writers, by the parser's error code. The parser's own messages are meant for programmers. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'text cannot start with *; ' + QUOTE_IT,
  BAD_DQ_ESCAPE: 'in double quotes a backslash starts an escape: use single quotes, or \\\\',
  BAD_INDENT: 'the indentation is wrong: indent this line like its neighbours',
  BAD_SCALAR_START: `text cannot start with this character; ${QUOTE_IT}`,
  BLOCK_AS_IMPLICIT_KEY: `there is a second colon in this line; ${QUOTE_IT}`,
  BLOCK_IN_FLOW:
    'a list in brackets cannot contain an indented list: separate its items with commas',
  DUPLICATE_KEY: 'this field is here twice: remove one of them',
  MULTILINE_IMPLICIT_KEY: 'write each field as name: value on one line; the colon may be missing',
  MULTIPLE_DOCS: 'the line --- starts a second document: remove it',
  TAB_AS_INDENT: 'there is a tab here: indent with spaces',
};

/**
 * Returns the syntax errors of a YAML text. After the first one the parser guesses, so later errors are dropped, except
 * for duplicate keys.
 */
export function yamlMistakes(document: Document, text: string): YamlMistake[] {
  const [first, ...others] = document.errors;
  if (!first) return unknownAliases(document);
  const kept = [first, ...others.filter(({ code }) => code === 'DUPLICATE_KEY')];
  return kept.map(({ code, message, pos }) => ({
    offset: openQuote(text, message, pos[0]) ?? pos[0],
    message: `YAML: ${tabAt(text, pos[0]) ?? openBracket(message) ?? REMEDIES[code] ?? withoutJargon(message)}`,
  }));
}

/**
 * Reports aliases without an anchor (`*name` without `&name`). In content, this is most likely text that begins with an
 * asterisk.
 */
function unknownAliases(document: Document): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const message = `YAML: *${alias.source} refers to &${alias.source}, which does not exist; ${QUOTE_IT}`;
      mistakes.push({ offset: alias.range?.[0] ?? 0, message });
    },
  });
  return mistakes;
}

/** Returns the offset of an unclosed quote. The parser reports it at the end of the text. */
function openQuote(text: string, message: string, end: number): number | undefined {
  const quote = /^Missing closing (?<quote>["'])/.exec(message)?.groups?.quote;
  const at = quote === undefined ? -1 : text.lastIndexOf(quote, end);
  return at < 0 ? undefined : at;
}

/** Returns the message for a tab where text is expected; the parser does not mention the tab. */
const tabAt = (text: string, offset: number): string | undefined =>
  /(?:^|\n) *\t\s*\S?$/.test(text.slice(0, offset + 1)) ? REMEDIES.TAB_AS_INDENT : undefined;

const openBracket = (message: string): string | undefined => {
  const bracket = /must (?:be sufficiently indented and )?end with a (?<bracket>[\]}])/.exec(
    message,
  )?.groups?.bracket;
  return bracket && `a bracket is missing: close it with ${bracket}`;
};

const withoutJargon = (message: string): string => {
  if (message.includes('Missing closing')) return `a closing quote is missing: ${QUOTE_IT}`;
  return `this is not valid YAML: write lines "name: value", and lists with a hyphen before each item`;
};

type RawIssue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields as name: value',
  record: 'fields as name: value',
  null: 'null',
};

/**
 * Returns an error message that tells writers what to write, for schemas without a message of their own. Zod's own
 * messages are meant for programmers.
 */
export function zodErrorMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${KINDS[issue.expected] ?? 'another value'}`;
    case 'invalid_value':
      return `write ${orOf(issue.values.map(String))}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `write at least ${issue.minimum} ${Number(issue.minimum) === 1 ? 'character' : 'characters'}`
        : `${verbFor(issue.origin)} ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `write at most ${issue.maximum} characters`
        : `${verbFor(issue.origin)} at most ${issue.maximum}`;
    case 'invalid_key':
      return 'this name is not allowed';
    case 'not_multiple_of':
      return `write a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `write text that matches ${issue.pattern}`
        : `write a valid ${issue.format}`;
    case 'invalid_union':
      return 'use the same format as the other entries';
    case 'invalid_element':
    case 'custom':
    case 'unrecognized_keys':
      return 'this value is not allowed';
  }
}

const verbFor = (origin: string): string => (origin === 'array' ? 'list' : 'write');

const orOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter(Boolean).join(' or ');
