import { decodeAbiParameters, encodeAbiParameters, type AbiParameter, type Hex } from 'viem';
import type { CommandParameter } from './router-commands';

/** Values decoded from the ABI coder's bytes. */
export interface DecodedValues {
  readonly values: readonly unknown[];
  /** Whether encoding the values gives the same bytes: no dirty padding, no gaps, nothing left over. */
  readonly exact: boolean;
}

/** Bytes of values, as Solidity's `abi.encode`. Throws where a value does not fit its type. */
export const encodeValues = (
  parameters: readonly CommandParameter[],
  values: readonly unknown[],
): Hex => encodeAbiParameters(parameters as readonly AbiParameter[], values);

/** Values of bytes in lower case; undefined where offsets, lengths or widths make no sense. */
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
