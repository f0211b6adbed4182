// SPDX-License-Identifier: MIT
import { utils } from 'ethers';

/**
 * Returns a pseudo-random number of 1 to `most` bits. A name gives the same number on every run. Each bit length is
 * equally likely.
 */
export function drawn(name: string, most: number): bigint {
  const digits = BigInt(utils.id(name));
  const bits = (digits & 0xffffn) % BigInt(most);
  return 2n ** bits + ((digits >> 16n) & (2n ** bits - 1n));
}
