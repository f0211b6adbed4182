import { secondsMeant } from '../../../protocol/calldata/milliseconds';
import { readUint } from '../../../protocol/calldata/read-uint';

/** The last Unix timestamp that a `Date` can represent. */
const LAST = 8_640_000_000_000n;

/**
 * Formats a Unix timestamp as a UTC date. If it is beyond the last date, asks whether it is in milliseconds. Returns
 * `undefined` for invalid text.
 */
export function timeInWords(text: string): string | undefined {
  const seconds = readUint(text, 256).value;
  if (seconds === undefined) return undefined;
  const meant = secondsMeant(seconds);
  if (meant !== undefined) return `milliseconds? In seconds this is ${meant}`;
  if (seconds > LAST) return 'never';
  return `${new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').slice(0, -5)} UTC`;
}
