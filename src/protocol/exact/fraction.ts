/** An exact ratio of two integers, with a denominator above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** `down` truncates, `half-up` rounds to the nearest value. */
export type DecimalRounding = 'down' | 'half-up';

/** Returns the reciprocal of a fraction above zero. */
export const invert = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

function scale({ numerator, denominator }: Fraction, powerOfTen: number): Fraction {
  const factor = 10n ** BigInt(Math.abs(powerOfTen));
  return powerOfTen < 0
    ? { numerator, denominator: denominator * factor }
    : { numerator: numerator * factor, denominator };
}

/** Returns the exponent of a number's first digit: 3 for 2,000, and −4 for 0.0005. */
function magnitude(fraction: Fraction): number {
  const { numerator, denominator } = fraction;
  const guess = numerator.toString().length - denominator.toString().length;
  const scaled = scale(fraction, -guess);
  return scaled.numerator < scaled.denominator ? guess - 1 : guess;
}

function quotient({ numerator, denominator }: Fraction, rounding: DecimalRounding): bigint {
  return rounding === 'down'
    ? numerator / denominator
    : (2n * numerator + denominator) / (2n * denominator);
}

/** Range of exponents for which a number is written out. Numbers outside the range are in scientific notation. */
const PLAIN = { least: -9, most: 20 };

/** Returns the significant digits of a fraction above zero, and the exponent of the first one. */
function significant(fraction: Fraction, digits: number, rounding: DecimalRounding) {
  const power = magnitude(fraction);
  const mantissa = quotient(scale(fraction, digits - 1 - power), rounding).toString();
  // Rounding can turn 9.99 into 10.0, which has one digit more, so the exponent depends on the mantissa's length.
  return { figures: mantissa.replace(/0+$/, ''), exponent: power + mantissa.length - digits };
}

/**
 * Formats a fraction above zero in scientific notation, even if it is close to one.
 *
 * @param digits significant digits, at least one; trailing zeros are omitted
 * @returns `3.4e-39`, `2e3`
 */
export function formatScientific(
  fraction: Fraction,
  digits: number,
  rounding: DecimalRounding = 'half-up',
): string {
  const { figures, exponent } = significant(fraction, digits, rounding);
  const rest = figures.slice(1);
  return `${figures.charAt(0)}${rest && `.${rest}`}e${exponent}`;
}

/**
 * Formats a fraction as decimal text, using integer arithmetic only.
 *
 * @param digits significant digits, at least one; trailing zeros are omitted
 * @returns text such as `2000.5`, `-0.0005` or `3.4e-39`, without digit grouping
 */
export function formatFraction(
  fraction: Fraction,
  digits: number,
  rounding: DecimalRounding = 'half-up',
): string {
  if (fraction.numerator === 0n) return '0';
  if (fraction.numerator < 0n) {
    return `-${formatFraction({ ...fraction, numerator: -fraction.numerator }, digits, rounding)}`;
  }
  const { figures, exponent } = significant(fraction, digits, rounding);
  if (exponent < PLAIN.least || exponent > PLAIN.most) {
    return formatScientific(fraction, digits, rounding);
  }
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${figures}`;
  const whole = figures.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const rest = figures.slice(exponent + 1);
  return rest ? `${whole}.${rest}` : whole;
}

/** Adds commas between thousands of the whole part: `1,234.5678`. */
export function groupDigits(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^([-−]?)(\d+)(.*)$/.exec(text) ?? [];
  return whole ? sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest : text;
}
