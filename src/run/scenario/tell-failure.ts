import { decodeErrorResult } from 'viem';
import type { Hex } from '../engine/quantities';
import type { CallTrace } from '../engine/trace-answer';
import type { AbiError } from './given-scenario';

/**
 * Why a call failed: the text or the error of the contract, else what the machine says.
 *
 * @returns nothing where it did not fail
 */
export function tellFailure(
  { error, revertReason, output = '0x' }: CallTrace,
  errors: readonly AbiError[],
): string | undefined {
  if (error === undefined || revertReason !== undefined) return error && revertReason;
  return errorNameOf(output, errors) ?? error;
}

/** An error of a contract's own with its values; nothing where there is no data, or none of these errors. */
export function errorNameOf(data: Hex, errors: readonly AbiError[]): string | undefined {
  try {
    const decoded: { errorName: string; args?: readonly unknown[] } = decodeErrorResult({
      abi: errors,
      data,
    });
    return `${decoded.errorName}(${(decoded.args ?? []).map(String).join(', ')})`;
  } catch {
    return undefined;
  }
}
