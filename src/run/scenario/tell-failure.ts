import { decodeErrorResult } from 'viem';
import type { Hex } from '../engine/quantities';
import type { CallTrace } from '../engine/trace-answer';
import type { AbiError } from './given-scenario';

/**
 * Returns why a call failed: the contract's text or custom error, otherwise the EVM's own error.
 *
 * @returns undefined if it succeeded
 */
export function tellFailure(
  { error, revertReason, output = '0x' }: CallTrace,
  errors: readonly AbiError[],
): string | undefined {
  if (error === undefined || revertReason !== undefined) return error && revertReason;
  return errorNameOf(output, errors) ?? error;
}

/** Returns a custom error with its values; undefined if there is no data or no error matches. */
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
