import { bytesToHex, type Hex, hexToBytes, keccak256 } from 'viem';

const PUSH1 = 0x60;
const PUSH32 = 0x7f;

/** Identifies the code of a contract by its hash (see {@link codeHash}), length and immutables. */
export interface CodeMark {
  hash: Hex;
  /** Length of the runtime code in bytes, including its metadata. */
  length: number;
  /** Byte offsets of the 32-byte words that the constructor fills in. */
  immutables: number[];
}

/**
 * Finds the immutables of a contract in the runtime code its compiler wrote (`deployedBytecode` of an artifact). Each
 * is a PUSH32 of 32 zero bytes, which the constructor fills in; artifacts do not list their offsets. The walk skips the
 * operands of all PUSH instructions. In code that embeds another contract's creation code (the v3 factory embeds the
 * pool), it finds the immutables of that contract too; these stay zero on-chain, so masking them changes nothing.
 */
export function immutablesIn(template: Hex): number[] {
  const code = withoutMetadata(hexToBytes(template));
  const found: number[] = [];
  for (let at = 0; at < code.length; at += 1) {
    const operation = code[at] ?? 0;
    if (operation < PUSH1 || operation > PUSH32) continue;
    const size = operation - PUSH1 + 1;
    if (operation === PUSH32 && code.subarray(at + 1, at + 33).every((byte) => byte === 0)) {
      found.push(at + 1);
    }
    at += size;
  }
  return found;
}

/**
 * Returns the keccak256 of runtime code without the parts that differ between two deployments of the same code:
 * immutables are set to zero, and the metadata at the end (CBOR, with its length in the last two bytes) is removed
 * because it holds a hash of the source text and is never executed.
 *
 * @param code the result of `eth_getCode`
 * @param immutables offsets from `immutablesIn`
 */
export function codeHash(code: Hex, immutables: readonly number[]): Hex {
  const masked = withoutMetadata(hexToBytes(code)).slice();
  for (const at of immutables) masked.fill(0, at, at + 32);
  return keccak256(bytesToHex(masked));
}

/** Returns the hash, length and immutables of the runtime code a compiler wrote. */
export function markOf(template: Hex): CodeMark {
  const immutables = immutablesIn(template);
  return { hash: codeHash(template, immutables), length: (template.length - 2) / 2, immutables };
}

/** Removes the CBOR map that solc appends: a map of one or two entries, then its length in two bytes. */
function withoutMetadata(code: Uint8Array): Uint8Array {
  const length = ((code.at(-2) ?? 0) << 8) | (code.at(-1) ?? 0);
  const start = code.length - 2 - length;
  const first = code[start] ?? 0;
  return start >= 0 && length > 0 && (first === 0xa1 || first === 0xa2)
    ? code.subarray(0, start)
    : code;
}
