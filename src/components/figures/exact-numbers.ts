import { formatFraction, groupDigits, type Fraction } from '../../lib/exact/fraction';

/** Decimal text from exact numbers as people read it: grouped, with a true minus sign. */
export const formatExact = (text: string): string => groupDigits(text).replace(/^-|(?<=e)-/, '−');

/** A fraction as people read it: `1,995.0125`. */
export const showFraction = (fraction: Fraction, digits: number): string =>
  formatExact(formatFraction(fraction, digits));
