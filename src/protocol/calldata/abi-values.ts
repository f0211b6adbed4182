import { decodeAbiParameters, encodeAbiParameters, type AbiParameter, type Hex } from 'viem';
import type { CommandParameter } from './router-commands';

/** Values decoded from ABI-encoded bytes. */
export interface DecodedValues {
  readonly values: readonly unknown[];
  /** Whether encoding the values again gives the same bytes: no dirty padding, gaps or trailing bytes. */
  readonly exact: boolean;
}

/** Encodes values like Solidity's `abi.encode`. Throws if a value does not fit its type. */
export const encodeValues = (
  parameters: readonly CommandParameter[],
  values: readonly unknown[],
): Hex => encodeAbiParameters(parameters as readonly AbiParameter[], values);

/** Decodes lower-case bytes. Returns undefined if offsets, lengths or widths are invalid. */
export function decodeValues(
  parameters: readonly CommandParameter[],
  data: Hex,
): DecodedValues | undefined {
  try {
    const values = decodeAbiParameters(parameters as readonly AbiParameter[], data);
    return { values, exact: encodeValues(parameters, values) === data };
  } catch {
    return undefined;
  }
}
