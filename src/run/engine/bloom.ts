import { keccak_256 } from '@noble/hashes/sha3.js';
import type { MachineLog } from './execute';
import { type Hex, hexOf } from './quantities';

/** Returns the bloom filter for the header of a block or a receipt: three of 2,048 bits for each address and topic. */
export function bloomOf(logs: readonly MachineLog[]): Hex {
  const bloom = new Uint8Array(256);
  for (const item of logs.flatMap(([address, topics]) => [address, ...topics])) {
    const hash = keccak_256(item);
    for (const at of [0, 2, 4]) {
      const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047;
      const byte = 255 - (bit >> 3);
      bloom[byte] = (bloom[byte] ?? 0) | (1 << (bit & 7));
    }
  }
  return hexOf(bloom);
}
