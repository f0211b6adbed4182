import { keccak_256 } from '@noble/hashes/sha3.js';
import type { TypedTransaction } from '@ethereumjs/tx';
import { type Address, concatBytes } from '@ethereumjs/util';
import type { Outcome } from './execute';
import type { Header } from './header';
import { bytesOf, type Hex, hexOf, word } from './quantities';
import type { Frozen } from './world-state';

/** A transaction in its block. */
export interface Mined {
  tx: TypedTransaction;
  hash: Hex;
  from: Address;
  /** What its sender paid for a unit of gas, in wei. */
  gasPrice: bigint;
  outcome: Outcome;
  block: Block;
}

/** A block: no transaction, or one. */
export interface Block {
  header: Header;
  hash: Hex;
  parentHash: Hex;
  gasUsed: bigint;
  transactions: Mined[];
  /** All accounts after it. */
  state: Frozen;
}

/**
 * A block's hash. A node hashes its header, roots of its tries among it, which nobody keeps here: two blocks differ all
 * the same where their parent, time or transactions do.
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
