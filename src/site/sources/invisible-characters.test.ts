import { expect, test } from 'vitest';
import { invisibleCharacters } from './invisible-characters';

const found = (text: string) =>
  invisibleCharacters('a.mdx', text).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each([
  ['\uFEFF---', '1:1 the file begins with a byte order mark (BOM): save it as UTF-8 without one'],
  ['a\nb\uFEFF', '2:2 there is a byte order mark here (U+FEFF) that nobody sees: take it out'],
  ['caf\uFFFD', '1:4 this is not UTF-8: save the file in that encoding'],
  ['a\u0007b', '1:2 there is a control character here (U+0007) that nobody sees: take it out'],
  ['0x\u200B1f', '1:3 there is an invisible break here (U+200B) that nobody sees: take it out'],
  ['a\u200Db', '1:2 there is an invisible joiner here (U+200D) that nobody sees: take it out'],
  ['a\u202Eb', '1:2 there is a mark of direction here (U+202E) that nobody sees: take it out'],
  ['a\u2028b', '1:2 there is an invisible end of line here (U+2028) that nobody sees: take it out'],
])('%j is named with its place', (text, problem) => {
  expect(found(text)).toEqual([problem]);
});

test('what a writer means stays: tabs, ends of lines, other scripts, hard spaces and joined pictures', () => {
  expect(found('a\tb\r\nc\u00A0d\u2009e → 日本語 ½ 👩\u200D💻 👨🏽\u200D🔬')).toEqual([]);
});

test('a file of another encoding is told of once', () => {
  expect(found('\uFFFD a \uFFFD\n\uFFFD')).toHaveLength(1);
});
