import type { Fraction } from './fraction';
import type { Reading } from './reading';

const LONGEST = 120;

/** Largest accepted exponent. It's enough for the price of any two tokens, and small enough to compute with. */
const LARGEST_POWER = 400;

// The first group must not start with a zero, because the comma in `0,123` is a decimal separator.
const GROUPED = /^[-+]?[1-9]\d{0,2}(?:[,_\s'’]\d{3})+(?:\.\d*)?$/;

/**
 * Normalizes a number in the format that every field of the site accepts: digits with a decimal point, and optionally a
 * comma, an underscore, a space or an apostrophe between groups of three. Whole numbers may also be hex, with `0x`.
 *
 * @returns the text without surrounding spaces and grouping, and with `-` instead of a typographic minus sign, so that
 *   readers can paste numbers copied from a figure
 */
export function ungrouped(text: string): string {
  const trimmed = text.trim().replace(/(^|e)[−–]/i, '$1-');
  return GROUPED.test(trimmed) ? trimmed.replace(/[,_\s'’]/g, '') : trimmed;
}

function refuse(text: string, what: string): { readonly problem: string } {
  if (text.trim() === '') return { problem: `Enter a ${what}.` };
  if (text.length > LONGEST) return { problem: `That is longer than ${LONGEST} characters.` };
  const comma = /^\d+,\d+$/.test(text.trim()) ? ' Use a point as the decimal separator.' : '';
  return { problem: `“${text.trim()}” is not a ${what}.${comma}` };
}

/** An exact decimal number, and its text in the form used in a URL. */
export interface DecimalNumber extends Fraction {
  readonly text: string;
}

/**
 * Reads a number such as `2000`, `2,000.5`, `.5` or `3.4e-39` without loss of precision.
 *
 * @returns a fraction of zero or more, or the problem with the text
 */
export function readDecimal(text: string): Reading<DecimalNumber> {
  const written = ungrouped(text);
  const parts = /^([-+]?)(\d*)\.?(\d*)(?:e([-+]?\d{1,4}))?$/i.exec(written);
  if (!parts || text.length > LONGEST) return refuse(text, 'number');
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = parts;
  if (whole + decimals === '') return refuse(text, 'number');
  const power = Number(exponent);
  if (Math.abs(power) > LARGEST_POWER) {
    return { problem: `The exponent must be from −${LARGEST_POWER} to ${LARGEST_POWER}.` };
  }
  const digits = BigInt(whole + decimals);
  if (sign === '-' && digits > 0n) return { problem: 'The number must not be below zero.' };
  const shift = power - decimals.length;
  const factor = 10n ** BigInt(Math.abs(shift));
  const point = decimals && `.${decimals}`;
  return {
    value: {
      numerator: shift < 0 ? digits : digits * factor,
      denominator: shift < 0 ? factor : 1n,
      text: `${whole || '0'}${point}${power === 0 ? '' : `e${power}`}`,
    },
  };
}

/**
 * Reads a whole number such as `1000000`, `-887,272` or `0xf4240`. White space in hex is ignored, because terminals
 * break it into lines.
 *
 * @returns the number, or the problem with the text
 */
export function readInteger(text: string): Reading<bigint> {
  const written = /^\s*0x/i.test(text) ? text.replace(/\s/g, '') : ungrouped(text);
  if (!/^([-+]?\d+|0x[\da-f]+)$/i.test(written) || text.length > LONGEST)
    return refuse(text, 'whole number');
  return { value: BigInt(written.replace('+', '')) };
}

/**
 * Reads an amount in whole tokens.
 *
 * @param decimals number of decimals of the token
 * @returns the amount in base units, or a problem if it has more decimals than the token
 */
export function readAmount(text: string, decimals: number): Reading<bigint> {
  const { value, problem } = readDecimal(text);
  if (!value) return { problem };
  const raw = value.numerator * 10n ** BigInt(decimals);
  if (raw % value.denominator !== 0n) {
    return { problem: `The token has ${decimals} decimals; “${text.trim()}” has more.` };
  }
  return { value: raw / value.denominator };
}
