import type ts from 'typescript';

/** Entries of an object that can still be read as one value. */
const MOST_ENTRIES = 8;

/**
 * A value of an installed module as text, when it can be read on a page: a string or number, a JSBI integer in
 * decimal, a short array or object of these. Else null.
 *
 * @param type as declared: tells JSBI, which is an array when it is run, from an array
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
