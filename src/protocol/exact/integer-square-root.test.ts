import { sqrt } from '@uniswap/sdk-core';
import fc from 'fast-check';
import JSBI from 'jsbi';
import { expect, test } from 'vitest';
import { integerSquareRoot } from './integer-square-root';

test('agrees with the published SDK, and with its definition beyond 256 bits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }), (value) => {
      const root = integerSquareRoot(value);
      expect(root).toBe(BigInt(sqrt(JSBI.BigInt(value.toString())).toString()));
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 600n }), (value) => {
      const root = integerSquareRoot(value);
      expect(root * root <= value && (root + 1n) ** 2n > value).toBe(true);
    }),
  );
});

test('takes the smallest numbers and squares with their neighbours', () => {
  expect([0n, 1n, 2n, 3n, 4n].map(integerSquareRoot)).toEqual([0n, 1n, 1n, 1n, 2n]);
  const root = 10n ** 40n + 7n;
  expect(integerSquareRoot(root ** 2n)).toBe(root);
  expect(integerSquareRoot(root ** 2n - 1n)).toBe(root - 1n);
});
