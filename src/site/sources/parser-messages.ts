import { type Document, type ErrorCode, visit } from 'yaml';
import { z } from 'zod';
import { didYouMean, oneOf } from './suggest';

/** A syntax error: its offset in the text, and what to write instead. */
export interface YamlMistake {
  offset: number;
  message: string;
}

const QUOTE_IT = 'put the whole value in quotes';

/** Instructions for writers, by the parser's error code. The parser's own messages are meant for programmers. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'a value cannot start with *; ' + QUOTE_IT,
  BAD_DQ_ESCAPE: 'a backslash in double quotes starts an escape: use single quotes, or write \\\\',
  BAD_INDENT: 'the indentation is wrong: indent this line like the lines around it',
  BAD_SCALAR_START: `a value cannot start with this character; ${QUOTE_IT}`,
  BLOCK_AS_IMPLICIT_KEY: `the value contains a colon followed by a space; ${QUOTE_IT}`,
  BLOCK_IN_FLOW:
    'a list in brackets cannot contain an indented list: separate its items with commas',
  DUPLICATE_KEY: 'this field appears twice: remove one of the two',
  MULTILINE_IMPLICIT_KEY:
    'this line is not a field: write it as name: value, with a colon after the name',
  MULTIPLE_DOCS: 'a line --- starts a second document here: remove that line',
  TAB_AS_INDENT: 'there is a tab in the indentation: indent with spaces',
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
      const message = `YAML: *${alias.source} is read as a reference to &${alias.source}, which does not exist; ${QUOTE_IT}`;
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
  return bracket && `a bracket is not closed: write ${bracket} after its last item`;
};

const withoutJargon = (message: string): string => {
  if (message.includes('Missing closing'))
    return `a closing quote is missing: write the same quote at the start and at the end of the value`;
  return 'this is not valid YAML: write fields as name: value, and begin each item of a list with a hyphen';
};

type RawIssue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, with a hyphen before each item',
  object: 'fields as name: value',
  record: 'fields as name: value',
  null: 'null',
};

/** Lists the required fields of a schema, or of the items of a list; names an optional one if none is required. */
function fieldsOf(schema: unknown): string | undefined {
  if (schema instanceof z.ZodArray) {
    const inner = fieldsOf(schema.element);
    return inner && `a list, each item with ${inner}`;
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const names = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(
    ([name, field]) => (field.safeParse(undefined).success ? [] : [`"${name}"`]),
  );
  const last = names.pop();
  if (last === undefined) {
    const [optional] = Object.keys(schema.shape);
    return optional && `fields such as "${optional}" as name: value`;
  }
  return names.length === 0
    ? `the field ${last} as name: value`
    : `the fields ${names.join(', ')} and ${last} as name: value`;
}

/**
 * Returns an error message with an instruction for writers, for schemas without a message of their own. Zod's own
 * messages are meant for programmers.
 */
export function zodErrorMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${fieldsOf(issue.inst) ?? KINDS[issue.expected] ?? 'another value'}`;
    case 'invalid_value':
      return `write ${oneOf(issue.values.map(String))}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'write some text';
      return issue.inclusive
        ? sizeRule(issue.origin, issue.minimum, { list: 'add', bound: 'least', beyond: 'greater' })
        : `write a number greater than ${issue.minimum}`;
    case 'too_big':
      return sizeRule(issue.origin, issue.maximum, {
        list: 'keep',
        bound: 'most',
        beyond: 'smaller',
      });
    case 'invalid_key':
      return `its name is not valid; ${issue.issues[0]?.message ?? 'correct it or remove it'}`;
    case 'not_multiple_of':
      return `write a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `write text that matches the pattern ${issue.pattern}`
        : `write a valid ${issue.format}`;
    case 'invalid_union':
      return 'use the same format as the other entries';
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownFieldRemedy(key, issue)).join('\n');
    case 'invalid_element':
    case 'custom':
      return 'this value is not allowed here: correct it or remove it';
  }
}

/** Maximum number of field names to list. */
const MOST_LISTED = 10;

/**
 * Returns the remedy for an unknown field: to use a field with a similar name that is not set yet, or else to correct
 * the name or remove the field.
 */
function unknownFieldRemedy(key: string, { inst, input }: RawIssue): string {
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  const free = known.filter((name) => valueIn(input, [name]) === undefined);
  const list =
    known.length > 0 && known.length <= MOST_LISTED ? ` (known: ${known.join(', ')})` : '';
  return didYouMean(key, free) ?? `correct its name${list} or remove it`;
}

/** Words for a limit: `{ list: 'add', bound: 'least', beyond: 'greater' }` for a minimum. */
type LimitWords = Record<'list' | 'bound' | 'beyond', string>;

/** Returns an instruction: `add at least 1 item`, `write at most 80 characters`, `write 1 or a greater number`. */
function sizeRule(
  origin: string,
  limit: number | bigint,
  { list, bound, beyond }: LimitWords,
): string {
  if (origin === 'array') return `${list} at ${bound} ${countOf(limit, origin)}`;
  return origin === 'string'
    ? `write at ${bound} ${countOf(limit, origin)}`
    : `write ${limit} or a ${beyond} number`;
}

/** Formats a count with its unit: `1 item`, `2 characters`. Returns only the number if it limits a number. */
function countOf(count: number | bigint, origin: string): string {
  const unit = { array: 'item', string: 'character' }[origin];
  return unit ? `${count} ${unit}${Number(count) === 1 ? '' : 's'}` : String(count);
}

/**
 * Formats the path of a value for writers: `["a", "b"]` → `"a.b"`, `[1, "words", 0]` → `item 1 of "words" in entry 2`.
 */
export function fieldName(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  const lists = path.findLastIndex((key) => typeof key === 'number');
  if (typeof last !== 'number') {
    const field = `"${path.slice(lists + 1).join('.')}"`;
    return lists < 0 ? field : `${field} in ${fieldName(path.slice(0, lists + 1))}`;
  }
  return path.length === 1
    ? `entry ${last + 1}`
    : `item ${last + 1} of ${fieldName(path.slice(0, -1))}`;
}

/** Describes a value for an error message: text and numbers as typed, other values by kind or size. */
export function valueState(value: unknown, { code }: z.core.$ZodIssue, typed?: string): string {
  if (value === null ? !typed : typeof value === 'string' && !value.trim()) return 'is empty';
  const isSize = code === 'too_small' || code === 'too_big';
  if (Array.isArray(value)) {
    if (value.length === 0) return 'is an empty list';
    if (isSize) return `has ${countOf(value.length, 'array')}`;
    return code === 'custom' ? 'is not valid' : 'is a list';
  }
  if (value !== null && typeof value === 'object')
    return code === 'custom' ? 'is not valid' : 'is a group of fields';
  if (typeof value !== 'string') return `is ${typed ?? String(value)}`;
  if (isSize) return `has ${countOf(value.length, 'string')}`;
  const line = value.replace(/\s+/g, ' ');
  return `is "${line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line}"`;
}

/** Maximum number of characters of a value that a message repeats. */
const LONGEST_SHOWN = 80;

/** Returns the value at a path, or undefined if there is none. */
export function valueIn(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (within, key) =>
      typeof within === 'object' && within !== null
        ? (within as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}
