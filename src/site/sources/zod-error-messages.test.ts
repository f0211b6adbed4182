import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './yaml-source';
import { problemsOf } from '../../../tests/problems-of';

/** Returns the messages for a text, without the file name. */
const mistakesOf = (schema: z.ZodType, text: string) =>
  problemsOf(() => parseYaml(text, 'a.yml', schema)).map(({ message }) => message);

const field = (schema: z.ZodType) => z.strictObject({ a: schema });

test.each<[string, z.ZodType, string, string]>([
  ['text', field(z.string()), 'a: 5', '"a" is 5: write some text'],
  ['a list', field(z.array(z.string())), 'a: b', '"a" is "b": write a list'],
  ['a whole number', field(z.int()), 'a: 1.5', '"a" is 1.5: write a whole number'],
  ['fields', z.strictObject({}), '- a', 'the file is ["a"]: write fields as name: value'],
  ['one of some', field(z.enum(['b', 'c'])), 'a: d', '"a" is "d": write b or c'],
  ['one word', field(z.literal('b')), 'a: d', '"a" is "d": write b'],
  ['more items', field(z.array(z.string()).min(1)), 'a: []', '"a" is []: list at least 1'],
  [
    'fewer characters',
    field(z.string().max(1)),
    'a: bc',
    '"a" is "bc": write at most 1 characters',
  ],
  ['a form', field(z.string().regex(/^x/)), 'a: b', '"a" is "b": write text that matches /^x/'],
  ['a greater number', field(z.number().positive()), 'a: 0', '"a" is 0: write more than 0'],
])('where %s is wanted, that is said', (_, schema, text, told) => {
  expect(mistakesOf(schema, text)).toEqual([told]);
});

test('a misspelt field is one mistake', () => {
  const schema = z.strictObject({ title: z.string(), other: z.string() });
  expect(mistakesOf(schema, 'titel: A')).toEqual([
    '"other" is missing: write some text',
    'unknown field "titel": write "title"',
  ]);
});
