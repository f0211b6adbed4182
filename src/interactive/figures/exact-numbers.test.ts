import { expect, it } from 'vitest';
import { fitFraction, formatExact, shortInteger, showFraction } from './exact-numbers';

it('exact numbers are grouped, with a true minus sign', () => {
  expect(formatExact('-1234567.5')).toBe('−1,234,567.5');
  expect(formatExact('3.4e-39')).toBe('3.4e−39');
  expect(shortInteger(999_999_999n)).toBe('999,999,999');
  expect(shortInteger((1n << 112n) - 1n)).toBe('5.192e33');
  expect(showFraction({ numerator: 4_000_001n, denominator: 2n }, 5)).toBe('2,000,000');
});

it('numbers too long for the space are in scientific notation', () => {
  const one = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });
  expect(fitFraction(one(12_344n * 10n ** 16n), 6, 11)).toBe('1.2344e20');
  expect(fitFraction(one(123_428n, 10n ** 14n), 6, 11)).toBe('1.23428e−9');
  expect(fitFraction(one(498_551n, 10n ** 9n), 6, 11)).toBe('0.000498551');
  expect(fitFraction(one(123_456_000n), 6, 11)).toBe('123,456,000');
});
