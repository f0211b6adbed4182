import { secondsMeant } from '../../../protocol/calldata/milliseconds';
import { readUint } from '../../../protocol/calldata/read-uint';

/** The last second that a date can hold. */
const LAST = 8_640_000_000_000n;

/** Seconds since 1970 as a date in UTC, or a warning of milliseconds; undefined for what is no time. */
export function timeInWords(text: string): string | undefined {
  const seconds = readUint(text, 256).value;
  if (seconds === undefined) return undefined;
  const meant = secondsMeant(seconds);
  if (meant !== undefined) return `milliseconds? In seconds this is ${meant}`;
  if (seconds > LAST) return 'never';
  return `${new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').slice(0, -5)} UTC`;
}
