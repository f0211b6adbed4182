import { decodeAbiParameters, type Hex } from 'viem';

/** Returns the types of a signature: `Insufficient(uint256,address)` → `uint256`, `address`. */
export const typesOf = (signature: string): string[] =>
  signature
    .slice(signature.indexOf('(') + 1, -1)
    .split(',')
    .filter(Boolean);

/** Decodes ABI-encoded bytes. Returns undefined if they do not fit the types. */
export function decodeArguments(
  types: readonly string[],
  body: Hex,
): readonly unknown[] | undefined {
  if (types.length === 0) return body === '0x' ? [] : undefined;
  try {
    return decodeAbiParameters(
      types.map((type) => ({ type })),
      body,
    );
  } catch {
    return undefined;
  }
}
