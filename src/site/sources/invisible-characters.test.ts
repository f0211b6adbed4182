import { expect, test } from 'vitest';
import { invisibleCharacters } from './invisible-characters';

const found = (text: string) =>
  invisibleCharacters('a.mdx', text).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each([
  ['\uFEFF---', '1:1 the file begins with a byte order mark (BOM): save it as UTF-8 without one'],
  ['a\nb\uFEFF', '2:2 there is an invisible character here (U+FEFF, byte order mark): remove it'],
  ['caf\uFFFD', '1:4 this is not valid UTF-8: save the file in UTF-8'],
  ['a\u0007b', '1:2 there is an invisible character here (U+0007, control character): remove it'],
  ['0x\u200B1f', '1:3 there is an invisible character here (U+200B, invisible break): remove it'],
  ['a\u200Db', '1:2 there is an invisible character here (U+200D, invisible joiner): remove it'],
  ['a\u202Eb', '1:2 there is an invisible character here (U+202E, text direction mark): remove it'],
  ['a\u2028b', '1:2 there is an invisible character here (U+2028, line separator): remove it'],
])('%j is reported with its position', (text, problem) => {
  expect(found(text)).toEqual([problem]);
});

test('tabs, line endings, other scripts, non-breaking spaces and joined emoji are not reported', () => {
  expect(found('a\tb\r\nc\u00A0d\u2009e → 日本語 ½ 👩\u200D💻 👨🏽\u200D🔬')).toEqual([]);
});

test('a file in another encoding is reported once', () => {
  expect(found('\uFFFD a \uFFFD\n\uFFFD')).toHaveLength(1);
});
