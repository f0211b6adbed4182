import { decodeAbiParameters, type Hex } from 'viem';

/** Returns the parameter types in a signature: `uint256` and `address` for `Insufficient(uint256,address)`. */
export const typesOf = (signature: string): string[] =>
  signature
    .slice(signature.indexOf('(') + 1, -1)
    .split(',')
    .filter(Boolean);

/** Decodes ABI-encoded bytes. Returns undefined if the bytes don't match the types. */
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
