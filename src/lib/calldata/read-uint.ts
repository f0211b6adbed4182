import { read, refuse, type Reading } from './reading';

/** Digits of the longest number that any reader could mean: more are refused before they cost time. */
const LONGEST = 100;

/**
 * A whole number as text, decimal or hex after `0x`; white space in hex is left out, as in bytes.
 *
 * @param bits width of the unsigned integer that it must fit
 */
export function readUint(text: string, bits: number): Reading<bigint> {
  const isHex = /^\s*0x/i.test(text);
  const bare = isHex ? text.replace(/\s/g, '') : text.trim();
  if (bare === '') return refuse('Enter a whole number.');
  if (!/^(\d+|0x[0-9a-f]+)$/i.test(bare)) {
    return refuse('Enter a whole number in decimal digits, or in hex after 0x.');
  }
  const value = bare.length > LONGEST ? undefined : BigInt(bare);
  if (value === undefined || value >> BigInt(bits) !== 0n) {
    return refuse(`The number does not fit uint${bits}: it must be below 2^${bits}.`);
  }
  return read(value);
}
