import type ts from 'typescript';

/** Maximum number of entries for an object to be shown as one value. */
const MOST_ENTRIES = 8;

/**
 * Returns a value of an installed module as text if it is short enough for a page: a string or number, a JSBI integer
 * in decimal, or a short array or object of these. Otherwise null.
 *
 * @param type the declared type; distinguishes a JSBI integer, which is an array at run time, from other arrays
 */
export function plainValue(value: unknown, type?: ts.TypeNode): string | null {
  if (type?.getText() === 'JSBI' && isInteger(value)) return value.toString(10);
  if (isPrimitive(value)) return String(value);
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return null;
  const entries = Object.values(value);
  if (entries.length > MOST_ENTRIES || !entries.every(isPrimitive)) return null;
  return JSON.stringify(value);
}

const isInteger = (value: unknown): value is { toString: (radix: number) => string } =>
  typeof value === 'object' && value !== null;

const isPrimitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
