// SPDX-License-Identifier: MIT
import { utils } from 'ethers';

/** The same number on every run, of 1 to `most` bits: each length is as likely. */
export function drawn(name: string, most: number): bigint {
  const digits = BigInt(utils.id(name));
  const bits = (digits & 0xffffn) % BigInt(most);
  return 2n ** bits + ((digits >> 16n) & (2n ** bits - 1n));
}
