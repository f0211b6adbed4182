import { expect, test } from 'vitest';
import { coloursAddress, coloursOf, piecesOf } from './sample-colours';

const lines = [
  [{ text: 'const', role: 'keyword' }, { text: ' a = ' }, { text: "'b'", role: 'string' }],
  [],
  [{ text: 'const', role: 'keyword' }, { text: ' c;' }],
];
const colours = coloursOf(lines);

test('colours are the lengths and roles of tokens, without their text', () => {
  expect(colours).toEqual({
    roles: ['', 'keyword', 'string'],
    lines: [[5, 1, 5, 0, 3, 2], [], [5, 1, 3, 0]],
  });
});

test('the tokens can be restored from text and colours', () => {
  expect(piecesOf("const a = 'b'", 0, colours)).toEqual([
    { text: 'const', role: 'keyword' },
    { text: ' a = ', role: '' },
    { text: "'b'", role: 'string' },
  ]);
  expect(piecesOf('', 1, colours)).toEqual([]);
});

test('a line that does not match its colours has no colours', () => {
  expect(piecesOf('const ab = 1', 0, colours)).toEqual([{ text: 'const ab = 1' }]);
  expect(piecesOf('more', 7, colours)).toEqual([{ text: 'more' }]);
  expect(piecesOf('plain', 0)).toEqual([{ text: 'plain' }]);
});

test('the address of colours is in the same folder as that of the text', () => {
  expect(coloursAddress('/docs/samples/v3/a.ts.txt')).toBe('/docs/samples/v3/a.ts.json');
});
