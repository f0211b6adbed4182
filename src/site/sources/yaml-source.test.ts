import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem } from './content-problem';
import { parseYaml } from './yaml-source';
import { problemsOf } from '../../../tests/problems-of';

const schema = z.strictObject({
  name: z.string('write some text'),
  list: z
    .array(
      z.union([
        z.string(),
        z.strictObject({ link: z.string(), label: z.string('write a label') }),
        z.strictObject({ category: z.string(), items: z.array(z.string('write an id')) }),
      ]),
    )
    .optional(),
});

const mistakes = (text: string, lineOffset = 0) =>
  problemsOf(() => parseYaml(text, 'a.yml', schema, lineOffset)).map(formatProblem);

describe('a YAML file', () => {
  test('is returned as a validated value, with the position of each part', () => {
    const { value, locate } = parseYaml('name: Fees\nlist:\n  - one\n  - two\n', 'a.yml', schema);
    expect(value).toEqual({ name: 'Fees', list: ['one', 'two'] });
    expect(locate(['list', 1])).toEqual({ line: 4, column: 5 });
    expect(locate(['list', 9])).toEqual({ line: 2, column: 1 });
  });

  test('with invalid syntax is reported with its position', () => {
    expect(mistakes('name: "open\n')).toEqual([
      expect.stringMatching(/^a\.yml:\d:\d+ YAML: .*quote/),
    ]);
  });

  test('with a duplicate key is reported with the position of the key', () => {
    expect(mistakes('name: a\nname: b\n')).toEqual([
      expect.stringMatching(/^a\.yml:2:1 YAML: this field appears twice/),
    ]);
  });

  test('with a wrong value is reported with the field, the value and an instruction', () => {
    expect(mistakes('name: 3\n')).toEqual([
      'a.yml:1:1 "name" is 3: put it in quotes, because it must be text',
    ]);
  });

  test('is reported with a number as written, but only with the kind of a list or map', () => {
    expect(mistakes('name: 1.10\n')).toEqual([
      'a.yml:1:1 "name" is 1.10: put it in quotes, because it must be text',
    ]);
    expect(mistakes('name:\n')).toEqual(['a.yml:1:1 "name" is empty: write some text']);
    expect(mistakes('name: [a]\n')).toEqual(['a.yml:1:1 "name" is a list: write some text']);
    expect(mistakes('name: { a: b }\n')).toEqual([
      'a.yml:1:1 "name" is a group of fields: write some text',
    ]);
  });

  test('with a missing field is reported', () => {
    expect(mistakes('list: []\n')).toEqual(['a.yml:1:1 "name" is missing: write some text']);
  });

  test('with an unknown field is reported with its position', () => {
    expect(mistakes('name: a\ntitel: b\n')).toEqual([
      'a.yml:2:1 unknown field "titel"; correct its name (known: name, list) or remove it',
    ]);
  });

  test('that matches no branch of a union is reported only for the closest branch', () => {
    expect(mistakes('name: a\nlist:\n  - { link: x, label: 4 }\n')).toEqual([
      'a.yml:3:16 "label" in item 1 of "list" is 4: write a label',
    ]);
    expect(mistakes('name: a\nlist:\n  - category: x\n    items:\n      - 7\n')).toEqual([
      'a.yml:5:9 item 1 of "items" in item 1 of "list" is 7: write an id',
    ]);
  });

  test('with several mistakes is reported with all of them', () => {
    expect(mistakes('list:\n  - 5\nname: 3\nmore: 1\n')).toHaveLength(3);
  });

  test('that is part of a file is reported with the lines of the whole file', () => {
    expect(mistakes('name: 3\n', 4)).toEqual([
      'a.yml:5:1 "name" is 3: put it in quotes, because it must be text',
    ]);
  });

  test('that is empty is reported with an instruction', () => {
    expect(mistakes('')).toEqual([
      expect.stringContaining('a.yml:1:1 the file is empty: write the field "name"'),
    ]);
  });
});
