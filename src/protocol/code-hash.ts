import { bytesToHex, type Hex, hexToBytes, keccak256 } from 'viem';

const PUSH1 = 0x60;
const PUSH32 = 0x7f;

/** Identifies a contract's code by its {@link codeHash}, its length and its immutables. */
export interface CodeMark {
  hash: Hex;
  /** Length of the runtime code in bytes, including its metadata. */
  length: number;
  /** Byte offsets of the 32-byte words that the constructor fills in with values. */
  immutables: number[];
}

/**
 * Finds a contract's immutables in the runtime code of its artifact (`deployedBytecode`). Artifacts don't list the
 * offsets, but each immutable is the operand of a PUSH32 with 32 zero bytes, which the constructor fills in. If the
 * code embeds another contract's creation code, as the v3 factory does, that contract's immutables are found too. They
 * stay zero on-chain, so this doesn't change the hash.
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
 * Returns the keccak256 hash of runtime code without the parts that differ between deployments of the same code.
 * Immutables are set to zero. The metadata at the end is removed, because it contains a hash of the source text and is
 * never executed.
 *
 * @param code the result of `eth_getCode`
 * @param immutables offsets from {@link immutablesIn}
 */
export function codeHash(code: Hex, immutables: readonly number[]): Hex {
  const masked = withoutMetadata(hexToBytes(code)).slice();
  for (const at of immutables) masked.fill(0, at, at + 32);
  return keccak256(bytesToHex(masked));
}

/** Returns the hash, length and immutables of the runtime code in an artifact. */
export function markOf(template: Hex): CodeMark {
  const immutables = immutablesIn(template);
  return { hash: codeHash(template, immutables), length: (template.length - 2) / 2, immutables };
}

/** Removes the metadata that solc appends: a CBOR map of one or two entries, then its length in two bytes. */
function withoutMetadata(code: Uint8Array): Uint8Array {
  const length = ((code.at(-2) ?? 0) << 8) | (code.at(-1) ?? 0);
  const start = code.length - 2 - length;
  const first = code[start] ?? 0;
  return start >= 0 && length > 0 && (first === 0xa1 || first === 0xa2)
    ? code.subarray(0, start)
    : code;
}
