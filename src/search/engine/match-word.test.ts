import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './match-word';

it.each([
  ['liquidity', 'liquidity', 0],
  ['liqudity', 'liquidity', 1],
  ['sqrtpricex69', 'sqrtpricex96', 1],
  ['pirce', 'price', 1],
  ['pool', 'tick', 4],
])('the edit distance of %s and %s is %i', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance);
  expect(editDistance(b, a, 5)).toBe(distance);
});

it('the edit distance is exact up to the limit, and otherwise the limit plus one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      const exact = editDistance(a, b, 20);
      expect(editDistance(a, b, limit)).toBe(Math.min(exact, limit + 1));
    }),
  );
});
