import { type Address, getAddress, type Hex } from 'viem';
import { read, type Reading, refuse } from '../exact/reading';

/** Whether an address has an EIP-55 checksum to verify. An address in only lower case or only upper case has none. */
const isMixedCase = (digits: string): boolean => /[a-f]/.test(digits) && /[A-F]/.test(digits);

/**
 * Reads a pasted address.
 *
 * @returns the checksummed address (EIP-55), or the problem with the text
 */
export function readAddress(text: string): Reading<Address> {
  const bare = text.trim();
  if (bare === '') return refuse('Enter an address: 0x and 40 hex digits.');
  if (!/^0x/i.test(bare)) return refuse('An address starts with 0x.');
  const digits = bare.slice(2);
  if (/[^0-9a-f]/i.test(digits)) return refuse('An address contains only hex digits: 0–9 and a–f.');
  if (digits.length !== 40) {
    return refuse(`An address has 40 hex digits after 0x; this one has ${digits.length}.`);
  }
  const address = getAddress(`0x${digits.toLowerCase()}`);
  return isMixedCase(digits) && address !== `0x${digits}`
    ? refuse(
        'Wrong checksum: the capital letters (EIP-55) do not match, so a digit is probably mistyped.',
      )
    : read(address);
}

/** Returns the number of bytes in a well-formed hex string. */
export const byteLength = (hex: Hex): number => (hex.length - 2) / 2;

/** Formats the number of bytes with its unit: `1 byte`, `66 bytes`. */
export const bytesInWords = (hex: Hex): string =>
  byteLength(hex) === 1 ? '1 byte' : `${byteLength(hex)} bytes`;

/**
 * Reads pasted bytes: `0x` and an even number of hex digits in any case. White space is ignored, because bytes copied
 * from a terminal are broken into lines.
 *
 * @returns the bytes in the text's case, or the problem with the text
 */
export function readBytes(text: string): Reading<Hex> {
  const bare = text.replace(/\s/g, '');
  if (bare === '') return refuse('Enter bytes: 0x and two hex digits for each byte.');
  if (!/^0x/i.test(bare)) return refuse('Bytes start with 0x.');
  const digits = bare.slice(2);
  const stranger = /[^0-9a-f]/i.exec(digits);
  if (stranger) {
    return refuse(`Character ${stranger.index + 3} is not a hex digit: 0–9 or a–f.`);
  }
  if (digits.length % 2 === 1) {
    return refuse(
      `${digits.length} hex digits do not make whole bytes: one digit is missing or extra.`,
    );
  }
  return read<Hex>(`0x${digits}`);
}

/** Like {@link readBytes}, but requires exactly the given number of bytes. */
export function readFixedBytes(text: string, bytes: number): Reading<Hex> {
  const reading = readBytes(text);
  if (reading.problem !== undefined || byteLength(reading.value) === bytes) return reading;
  return refuse(`This is ${bytesInWords(reading.value)}; it must be ${bytes}.`);
}
