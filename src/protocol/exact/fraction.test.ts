import { Price, Rounding, Token } from '@uniswap/sdk-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from './decimal-text';
import { formatFraction, formatScientific, groupDigits, invert } from './fraction';

const address = (digit: string) => `0x${digit.repeat(40)}`;
const token0 = new Token(1, address('1'), 18);
const token1 = new Token(1, address('2'), 18);

const sizes = fc.integer({ min: 0, max: 300 });
/** Positive integers of all lengths. A uniform distribution would make nearly all of them long. */
const integers = sizes.chain((bits) => fc.bigInt({ min: 1n, max: 1n << BigInt(bits) }));
const fractions = fc.record({ numerator: integers, denominator: integers });
const digits = fc.integer({ min: 1, max: 20 });

function exactly(text: string) {
  const { value } = readDecimal(text);
  if (!value) throw new Error(`${text} is not read back`);
  return value;
}

describe('formatFraction', () => {
  it('truncates like the published SDK', () => {
    fc.assert(
      fc.property(fractions, digits, ({ numerator, denominator }, count) => {
        const sdk = new Price(token0, token1, denominator.toString(), numerator.toString());
        const theirs = exactly(sdk.toSignificant(count, undefined, Rounding.ROUND_DOWN));
        const ours = exactly(formatFraction({ numerator, denominator }, count, 'down'));
        expect(ours.numerator * theirs.denominator).toBe(theirs.numerator * ours.denominator);
      }),
    );
  });

  it('rounds to the nearest value, at most half a unit of the last digit away', () => {
    fc.assert(
      fc.property(fractions, digits, (fraction, count) => {
        const shown = exactly(formatFraction(fraction, count));
        const numerator = shown.numerator * fraction.denominator;
        const denominator = shown.denominator * fraction.numerator;
        const off = numerator > denominator ? numerator - denominator : denominator - numerator;
        expect(off * 2n * 10n ** BigInt(count - 1)).toBeLessThanOrEqual(denominator);
      }),
    );
  });

  it('writes long numbers in scientific notation', () => {
    const show = (numerator: bigint, denominator = 1n) =>
      formatFraction({ numerator, denominator }, 4);
    expect(show(2_000n)).toBe('2000');
    expect(show(1n, 2_000n)).toBe('0.0005');
    expect(show(99_999n)).toBe('100000');
    expect(show(-1n, 3n)).toBe('-0.3333');
    expect(show(0n)).toBe('0');
    expect(show(34n, 10n ** 40n)).toBe('3.4e-39');
    expect(show(10n ** 39n)).toBe('1e39');
    expect(show(12_345n, 10n)).toBe('1235');
  });

  it('writes any fraction in scientific notation', () => {
    expect(formatScientific({ numerator: 2_000n, denominator: 1n }, 4)).toBe('2e3');
    expect(formatScientific({ numerator: 99_996n, denominator: 1n }, 4)).toBe('1e5');
    expect(formatScientific({ numerator: 15n, denominator: 10_000n }, 1, 'down')).toBe('1e-3');
  });

  it('formats the reciprocal of an inverted fraction', () => {
    expect(formatFraction(invert({ numerator: 1n, denominator: 2_000n }), 3)).toBe('2000');
  });
});

describe('groupDigits', () => {
  it('groups only the whole part', () => {
    expect(groupDigits('1234567.1234567')).toBe('1,234,567.1234567');
    expect(groupDigits('-887272')).toBe('-887,272');
    expect(groupDigits('999')).toBe('999');
    expect(groupDigits('0.0005')).toBe('0.0005');
    expect(groupDigits('3.4e-39')).toBe('3.4e-39');
  });
});
