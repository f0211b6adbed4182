// SPDX-License-Identifier: MIT
import { type Address, type Client, type Hex, hexToBytes, keccak256 } from 'viem';
import { getCode } from 'viem/actions';

// #region immutables
/**
 * Returns the byte offsets of the words that the constructor fills in.
 *
 * @param published the artifact's `deployedBytecode`: each word is a PUSH32 of zeros
 */
export function immutablesIn(published: Hex): number[] {
  const code = withoutMetadata(hexToBytes(published));
  const found: number[] = [];
  for (let at = 0; at < code.length; at += 1) {
    const operation = code[at] ?? 0;
    // PUSH1 to PUSH32 are followed by 1 to 32 bytes of data, which are not opcodes.
    if (operation < 0x60 || operation > 0x7f) continue;
    const carried = code.slice(at + 1, at + operation - 0x5e);
    if (operation === 0x7f && carried.every((byte) => byte === 0)) found.push(at + 1);
    at += carried.length;
  }
  return found;
}
// #endregion immutables

// #region hash
/** Hashes runtime code, with its immutables set to zero and its metadata removed. */
export function codeHash(code: Hex, immutables: readonly number[]): Hex {
  const masked = withoutMetadata(hexToBytes(code)).slice();
  for (const at of immutables) masked.fill(0, at, at + 32);
  return keccak256(masked);
}

/** Removes the CBOR map and its two-byte length that solc appends. They never run. */
export function withoutMetadata(code: Uint8Array): Uint8Array {
  const end = code.length - 2;
  const length = (code[end] ?? 0) * 256 + (code[end + 1] ?? 0);
  const start = end - length;
  const isMap = code[start] === 0xa1 || code[start] === 0xa2;
  return start >= 0 && isMap ? code.slice(0, start) : code;
}
// #endregion hash

// #region compare
/**
 * Compares the code at an address with a published build.
 *
 * @param published `deployedBytecode` of the artifact in the package
 */
export async function compareCode(
  client: Client,
  address: Address,
  published: Hex,
): Promise<'equal' | 'different' | 'no code'> {
  const code = await getCode(client, { address });
  if (!code) return 'no code';
  const immutables = immutablesIn(published);
  const equal = codeHash(code, immutables) === codeHash(published, immutables);
  return equal ? 'equal' : 'different';
}
// #endregion compare
