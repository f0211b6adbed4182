import { getAddress, type Address } from 'viem';
import { read, refuse, type Reading } from '../exact/reading';

/** Whether an address has an EIP-55 checksum to verify. In all lower or all upper case it has none. */
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
  if (/[^0-9a-f]/i.test(digits)) return refuse('An address holds hex digits only: 0–9 and a–f.');
  if (digits.length !== 40) {
    return refuse(`An address has 40 hex digits after 0x; this has ${digits.length}.`);
  }
  const address = getAddress(`0x${digits.toLowerCase()}`);
  return isMixedCase(digits) && address !== `0x${digits}`
    ? refuse('Wrong checksum: the capitals (EIP-55) do not fit, so a digit is likely mistyped.')
    : read(address);
}
