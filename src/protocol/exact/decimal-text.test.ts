import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUint } from '../calldata/read-uint';
import { readAmount, readDecimal, readInteger } from './decimal-text';
import { formatFraction } from './fraction';

describe('readDecimal', () => {
  it('reads numbers in usual notations, without loss of precision', () => {
    const read = (text: string) => {
      const { value } = readDecimal(text);
      return value && formatFraction(value, 40);
    };
    expect(read('2000')).toBe('2000');
    expect(read(' 2,000.50 ')).toBe('2000.5');
    expect(read('1_000_000')).toBe('1000000');
    expect(read('.5')).toBe('0.5');
    expect(read('5.')).toBe('5');
    expect(read('3.4E-39')).toBe('3.4e-39');
    expect(read('0.1000000000000000000000000000000000001')).toBe(
      '0.1000000000000000000000000000000000001',
    );
  });

  it('returns a text that is read as the same number and needs no escaping', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.nat(70), (numerator, places) => {
        const text = formatFraction({ numerator, denominator: 10n ** BigInt(places) }, 61);
        const { value } = readDecimal(text);
        expect(encodeURIComponent(value?.text ?? '%')).toBe(value?.text);
        const again = readDecimal(value?.text ?? '').value;
        expect([again?.numerator, again?.denominator]).toEqual([
          value?.numerator,
          value?.denominator,
        ]);
        expect(numerator * (value?.denominator ?? 0n)).toBe(
          (value?.numerator ?? 0n) * 10n ** BigInt(places),
        );
      }),
    );
  });

  it.each([
    ['2.5.1', '“2.5.1” is not a number.'],
    ['abc', '“abc” is not a number.'],
    ['2,5', '“2,5” is not a number. Use a point as the decimal separator.'],
    ['0x10', '“0x10” is not a number.'],
    ['.', '“.” is not a number.'],
    ['Infinity', '“Infinity” is not a number.'],
    ['0,123', '“0,123” is not a number. Use a point as the decimal separator.'],
    ['', 'Enter a number.'],
    ['-3', 'The number must not be below zero.'],
    ['1e999', 'The exponent must be from −400 to 400.'],
    ['1'.repeat(200), 'That is longer than 120 characters.'],
  ])('explains what is wrong with %j', (text, problem) => {
    expect(readDecimal(text)).toEqual({ problem });
  });

  it('reads minus signs and digit groups in typographic forms', () => {
    const exactly = (text: string) => readDecimal(text).value?.text;
    expect(exactly('3.4e−39')).toBe('3.4e-39');
    expect(exactly('1\u00a0000\u202f000.5')).toBe('1000000.5');
    expect(exactly('1’000')).toBe('1000');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { value, problem } = readDecimal(text);
        expect((value === undefined) !== (problem === undefined)).toBe(true);
      }),
    );
  });
});

describe('readInteger', () => {
  it('reads signs and grouping', () => {
    expect(readInteger('−887,272').value).toBe(-887_272n);
    expect(readInteger('+5').value).toBe(5n);
    expect(readInteger('1.5').problem).toBe('“1.5” is not a whole number.');
    expect(readInteger('').problem).toBe('Enter a whole number.');
    expect(readInteger('0x F4\n240').value).toBe(1_000_000n);
    expect(readInteger('-0x5').problem).toBe('“-0x5” is not a whole number.');
    expect(readInteger('1e5').problem).toBe('“1e5” is not a whole number.');
  });
});

describe('every field of the site', () => {
  const written = ['1000000', '1,000,000', '1_000_000', '1 000 000', "1'000'000", ' 1’000’000 '];
  it.each(written)('reads %j as the same number', (text) => {
    expect(readInteger(text).value).toBe(1_000_000n);
    expect(readUint(text, 24)).toEqual({ value: 1_000_000n });
    expect(readDecimal(text).value?.numerator).toBe(1_000_000n);
    expect(readAmount(text, 0).value).toBe(1_000_000n);
  });

  it.each(['1,00', '1.000.000', '1,0000', '0,123', '1__000', '1 00', 'x', ''])(
    'rejects %j with the same message',
    (text) => {
      const { problem } = readInteger(text);
      expect(problem).toBeDefined();
      expect(readUint(text, 24)).toEqual({ problem });
      expect(readDecimal(text).problem).toBe(problem?.replace('whole number', 'number'));
    },
  );
});

describe('readAmount', () => {
  it('returns base units, and rejects more decimals than the token has', () => {
    expect(readAmount('1.5', 18).value).toBe(15n * 10n ** 17n);
    expect(readAmount('2,000', 6).value).toBe(2_000_000_000n);
    expect(readAmount('1e-6', 6).value).toBe(1n);
    expect(readAmount('0.0000001', 6).problem).toBe(
      'The token has 6 decimals; “0.0000001” has more.',
    );
    expect(readAmount('x', 6).problem).toBe('“x” is not a number.');
  });
});
