import {
  formatFraction,
  formatScientific,
  groupDigits,
  type Fraction,
} from '../../protocol/exact/fraction';

/** Formats exact decimal text: digits grouped, with a true minus sign. */
export const formatExact = (text: string): string => groupDigits(text).replace(/^-|(?<=e)-/, '−');

/** Formats a fraction with its digits grouped: `1,995.0125`. */
export const showFraction = (fraction: Fraction, digits: number): string =>
  formatExact(formatFraction(fraction, digits));

/** Formats a positive fraction, in scientific notation if it is longer than `room` characters: `1.2344e20`. */
export function fitFraction(fraction: Fraction, digits: number, room: number): string {
  const text = showFraction(fraction, digits);
  return text.length > room ? formatExact(formatScientific(fraction, digits)) : text;
}

/**
 * Formats an integer with grouped digits, or in scientific notation if it has ten digits or more: `1,000,000`,
 * `5.192e33`.
 */
export function shortInteger(value: bigint): string {
  const text = value.toString();
  return text.length > 9 ? Number(value).toExponential(3).replace('+', '') : formatExact(text);
}
