import { parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { yamlMistakes } from './yaml-mistakes';

const found = (text: string) =>
  yamlMistakes(parseDocument(text, { prettyErrors: false }), text).map(
    ({ offset, message }) => `${offset} ${message}`,
  );

test.each([
  ['a:\n\tb: 1\n\tc: 2\n', '3 YAML: there is a tab here: indent with spaces'],
  ['- a: 1\n\tb: 2\n\tc: 3\n', '8 YAML: there is a tab here: indent with spaces'],
  ['a: "x\n', '3 YAML: a closing quote is missing: put the text in quotes'],
  ['a: b: c\n', '3 YAML: there is a second colon in this line; put the text in quotes'],
  ['a:\n  - x\n b: 1\n', '9 YAML: the indentation is wrong: indent this line like its neighbours'],
  ['{a: 1\n', '6 YAML: a bracket is missing: close it with }'],
  ['a: *x\n', '3 YAML: *x refers to &x, which does not exist; put the text in quotes'],
  ['a: @x\n', '3 YAML: text cannot start with this character; put the text in quotes'],
  [
    'a: "\\q"\n',
    '4 YAML: in double quotes a backslash starts an escape: use single quotes, or \\\\',
  ],
  ['a: 1\n---\nb: 2\n', '5 YAML: the line --- starts a second document: remove it'],
  ['a\nb: 1\n', '0 YAML: write each field as name: value on one line; the colon may be missing'],
  [
    '- a\nb: 1\n',
    '4 YAML: this is not valid YAML: write lines "name: value", and lists with a hyphen before each item',
  ],
])('%j is one mistake', (text, mistake) => {
  expect(found(text)).toEqual([mistake]);
});

test('each field that stands twice is told', () => {
  expect(found('a: 1\na: 2\nb: 1\nb: 2\n')).toHaveLength(2);
});

test('what is marked may be repeated', () => {
  expect(found('a: &x 1\nb: *x\n')).toEqual([]);
});
