import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { problemsOf } from '../../../tests/problems-of';
import { yamlMistakes } from './parser-messages';
import { parseYaml } from './yaml-source';

const found = (text: string) =>
  yamlMistakes(parseDocument(text, { prettyErrors: false }), text).map(
    ({ offset, message }) => `${offset} ${message}`,
  );

test.each([
  ['a:\n\tb: 1\n\tc: 2\n', '3 YAML: there is a tab in the indentation: indent with spaces'],
  ['- a: 1\n\tb: 2\n\tc: 3\n', '8 YAML: there is a tab in the indentation: indent with spaces'],
  [
    'a: "x\n',
    '3 YAML: a closing quote is missing: write the same quote at the start and at the end of the value',
  ],
  [
    'a: b: c\n',
    '3 YAML: the value contains a colon followed by a space; put the whole value in quotes',
  ],
  [
    'a:\n  - x\n b: 1\n',
    '9 YAML: the indentation is wrong: indent this line like the lines around it',
  ],
  ['{a: 1\n', '6 YAML: a bracket is not closed: write } after its last item'],
  [
    'a: *x\n',
    '3 YAML: *x is read as a reference to &x, which does not exist; put the whole value in quotes',
  ],
  ['a: @x\n', '3 YAML: a value cannot start with this character; put the whole value in quotes'],
  [
    'a: "\\q"\n',
    '4 YAML: a backslash in double quotes starts an escape: use single quotes, or write \\\\',
  ],
  ['a: 1\n---\nb: 2\n', '5 YAML: a line --- starts a second document here: remove that line'],
  [
    'a\nb: 1\n',
    '0 YAML: this line is not a field: write it as name: value, with a colon after the name',
  ],
  [
    '- a\nb: 1\n',
    '4 YAML: this is not valid YAML: write fields as name: value, and begin each item of a list with a hyphen',
  ],
])('%j is reported as one mistake', (text, mistake) => {
  expect(found(text)).toEqual([mistake]);
});

test('each duplicate field is reported', () => {
  expect(found('a: 1\na: 2\nb: 1\nb: 2\n')).toHaveLength(2);
});

test('an alias of an anchor is valid', () => {
  expect(found('a: &x 1\nb: *x\n')).toEqual([]);
});

/** Returns the messages for a text, without the file name. */
const mistakesOf = (schema: z.ZodType, text: string) =>
  problemsOf(() => parseYaml(text, 'a.yml', schema)).map(({ message }) => message);

const field = (schema: z.ZodType) => z.strictObject({ a: schema });

test.each<[string, z.ZodType, string, string]>([
  ['text', field(z.string()), 'a: 5', '"a" is 5: put it in quotes, because it must be text'],
  [
    'a list',
    field(z.array(z.string())),
    'a: b',
    '"a" is "b": write a list, with a hyphen before each item',
  ],
  ['a whole number', field(z.int()), 'a: 1.5', '"a" is 1.5: write a whole number'],
  ['fields', z.strictObject({}), '- a', 'the file is a list: write fields as name: value'],
  ['one of two words', field(z.enum(['b', 'c'])), 'a: d', '"a" is "d": write b or c'],
  ['one word', field(z.literal('b')), 'a: d', '"a" is "d": write b'],
  [
    'more items',
    field(z.array(z.string()).min(1)),
    'a: []',
    '"a" is an empty list: add at least 1 item',
  ],
  [
    'fewer characters',
    field(z.string().max(1)),
    'a: bc',
    '"a" has 2 characters: write at most 1 character',
  ],
  [
    'a pattern',
    field(z.string().regex(/^x/)),
    'a: b',
    '"a" is "b": write text that matches the pattern /^x/',
  ],
  ['a number of a size', field(z.int().min(1)), 'a: 0', '"a" is 0: write 1 or a greater number'],
  [
    'a greater number',
    field(z.number().positive()),
    'a: 0',
    '"a" is 0: write a number greater than 0',
  ],
])('the message says that %s is required', (_, schema, text, told) => {
  expect(mistakesOf(schema, text)).toEqual([told]);
});

test('an unknown field is compared with those that are not there', () => {
  const schema = z.strictObject({ title: z.string(), sidebar_label: z.string().optional() });
  expect(mistakesOf(schema, 'title: A\nsidebar_lable: B\ntitel: C\nelse: D\n')).toEqual([
    'unknown field "sidebar_lable"; did you mean "sidebar_label"?',
    'unknown field "titel"; correct its name (known: title, sidebar_label) or remove it',
    'unknown field "else"; correct its name (known: title, sidebar_label) or remove it',
  ]);
});

test('a misspelled field is one mistake', () => {
  const schema = z.strictObject({ title: z.string(), other: z.string() });
  expect(mistakesOf(schema, 'titel: A')).toEqual([
    '"other" is missing: write some text',
    'unknown field "titel": write "title"',
  ]);
});
