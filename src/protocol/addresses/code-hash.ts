import { bytesToHex, hexToBytes, keccak256, type Hex } from 'viem';

const PUSH1 = 0x60;
const PUSH32 = 0x7f;

/** What tells a contract's code from any other: see `codeHash`. */
export interface CodeMark {
  hash: Hex;
  /** Bytes of the runtime code, with its metadata. */
  length: number;
  /** Offsets of the 32-byte words that the constructor fills in, in bytes from the start. */
  immutables: number[];
}

/**
 * Finds the immutables of a contract in the runtime code that its compiler wrote (`deployedBytecode` of an artifact):
 * each is a PUSH32 of 32 zero bytes there, which the constructor fills in. Artifacts do not list the places themselves.
 * The walk skips what other PUSHes carry. In code that carries the creation code of another contract (the v3 factory
 * carries the pool) it finds that contract's places too: these stay zero on chain, so the mask changes nothing there.
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
 * The keccak256 of runtime code without what differs between two deployments of the same code: immutables are set to
 * zero, and the metadata at the end (CBOR, whose length the last two bytes give) is left off, since it holds a hash of
 * the source text and is never run.
 *
 * @param code what `eth_getCode` answers
 * @param immutables offsets from `immutablesIn`
 */
export function codeHash(code: Hex, immutables: readonly number[]): Hex {
  const masked = withoutMetadata(hexToBytes(code)).slice();
  for (const at of immutables) masked.fill(0, at, at + 32);
  return keccak256(bytesToHex(masked));
}

/** Hash, length and immutables of the runtime code that a compiler wrote. */
export function markOf(template: Hex): CodeMark {
  const immutables = immutablesIn(template);
  return { hash: codeHash(template, immutables), length: (template.length - 2) / 2, immutables };
}

/** Code without the CBOR map that solc appends: a map of one or two entries, then its length in two bytes. */
function withoutMetadata(code: Uint8Array): Uint8Array {
  const length = ((code.at(-2) ?? 0) << 8) | (code.at(-1) ?? 0);
  const start = code.length - 2 - length;
  const first = code[start] ?? 0;
  return start >= 0 && length > 0 && (first === 0xa1 || first === 0xa2)
    ? code.subarray(0, start)
    : code;
}
