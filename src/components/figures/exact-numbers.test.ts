import { expect, it } from 'vitest';
import { formatExact, shortInteger, showFraction } from './exact-numbers';

it('exact numbers read as people write them', () => {
  expect(formatExact('-1234567.5')).toBe('−1,234,567.5');
  expect(formatExact('3.4e-39')).toBe('3.4e−39');
  expect(shortInteger(999_999_999n)).toBe('999,999,999');
  expect(shortInteger((1n << 112n) - 1n)).toBe('5.192e33');
  expect(showFraction({ numerator: 4_000_001n, denominator: 2n }, 5)).toBe('2,000,000');
});
