import type { TypedTransaction } from '@ethereumjs/tx';
import { type Address, concatBytes } from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { MachineLog, ExecutionResult } from './execute';
import type { Header } from './header';
import { bytesOf, type Hex, hexOf, word } from './json-rpc';
import type { Frozen } from './world-state';

/** A mined transaction. */
export interface Mined {
  tx: TypedTransaction;
  hash: Hex;
  from: Address;
  /** Price that the sender paid per unit of gas, in wei. */
  gasPrice: bigint;
  outcome: ExecutionResult;
  block: Block;
}

/** A block with at most one transaction. */
export interface Block {
  header: Header;
  hash: Hex;
  parentHash: Hex;
  gasUsed: bigint;
  transactions: Mined[];
  /** State of all accounts after the block. */
  state: Frozen;
}

/**
 * Returns a block's hash, computed from its parent, number, time and transactions. A real node hashes the header, but
 * that includes the roots of tries that this engine doesn't keep.
 */
export function nameOf({ parentHash, header, transactions }: Block): Hex {
  const parts = [
    parentHash,
    word(header.number),
    word(header.timestamp),
    ...transactions.map(({ hash }) => hash),
  ];
  return hexOf(keccak_256(concatBytes(...parts.map(bytesOf))));
}

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
