import { readInteger } from '../exact/decimal-text';
import { read, refuse, type Reading } from '../exact/reading';

/**
 * Reads an unsigned integer in the format that every field of the site accepts.
 *
 * @param bits width of the integer's type, such as 256 for `uint256`
 */
export function readUint(text: string, bits: number): Reading<bigint> {
  const { value, problem } = readInteger(text);
  if (value === undefined) return refuse(problem);
  if (value < 0n) return refuse('The number must not be below zero.');
  return value >> BigInt(bits) === 0n
    ? read(value)
    : refuse(`The number does not fit in uint${bits}: it must be below 2^${bits}.`);
}
