import { expect, test } from 'vitest';
import { answerQueries } from './type-queries';

const code = 'const half = amount.divide(2);\n//    ^?\nuse(half);\n  //  ^?';
const types = {
  types: [{ text: 'const half: {\n    amount: bigint;\n}' }, { text: 'function use(): void' }],
  lines: [[], [6, 4, 0], [], [0, 3, 1, 4, 4, 0], []],
};

test('a query gets the type of the name above its caret, on one line', () => {
  expect(answerQueries(code, 1, types)).toEqual({
    code: 'const half = amount.divide(2);\n//    ^ const half: { amount: bigint; }\nuse(half);\n  //  ^ const half: { amount: bigint; }',
    missed: [],
  });
});

test('a query below no name is reported with the line above it, and stays', () => {
  const wrong = 'const half = amount.divide(2);\n// ^?';
  expect(answerQueries(wrong, 1, types)).toEqual({
    code: wrong,
    missed: ['const half = amount.divide(2);'],
  });
});

test('without types, the code stays as it is', () => {
  expect(answerQueries(code, 1, undefined)).toEqual({ code, missed: [] });
});
