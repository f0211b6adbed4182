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
  ['a: "x\n', '3 YAML: a quote is missing at the end: put the text between quotes'],
  ['a: b: c\n', '3 YAML: there is a second colon in this line; put the text between quotes'],
  [
    'a:\n  - x\n b: 1\n',
    '9 YAML: this begins in another column than what it belongs to: indent it as its neighbours',
  ],
  ['{a: 1\n', '6 YAML: a bracket is missing: close it with }'],
  ['a: *x\n', '3 YAML: there is no &x for *x to repeat; put the text between quotes'],
  ['a: @x\n', '3 YAML: a text does not begin with this character; put the text between quotes'],
  [
    'a: "\\q"\n',
    '4 YAML: between double quotes a backslash begins an escape: use single quotes, or \\\\',
  ],
  ['a: 1\n---\nb: 2\n', '5 YAML: the line --- begins a second file in this one: take it out'],
  ['a\nb: 1\n', '0 YAML: a field is one line, name: value; the colon may be missing'],
  [
    '- a\nb: 1\n',
    '4 YAML: this cannot be read: a file is made of lines "name: value", and of lists with a hyphen before each item',
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
