import {
  formatFraction,
  formatScientific,
  groupDigits,
  type Fraction,
} from '../../protocol/exact/fraction';

/** Decimal text from exact numbers as people read it: grouped, with a true minus sign. */
export const formatExact = (text: string): string => groupDigits(text).replace(/^-|(?<=e)-/, '−');

/** A fraction as people read it: `1,995.0125`. */
export const showFraction = (fraction: Fraction, digits: number): string =>
  formatExact(formatFraction(fraction, digits));

/** A fraction above zero where there is no room for more than some characters: `1.2344e20` beyond. */
export function fitFraction(fraction: Fraction, digits: number, room: number): string {
  const text = showFraction(fraction, digits);
  return text.length > room ? formatExact(formatScientific(fraction, digits)) : text;
}

/** An integer where there is no room for 34 digits: `1,000,000`, and `5.192e33` from ten digits on. */
export function shortInteger(value: bigint): string {
  const text = value.toString();
  return text.length > 9 ? Number(value).toExponential(3).replace('+', '') : formatExact(text);
}
