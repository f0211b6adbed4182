import type { z } from 'zod';

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
