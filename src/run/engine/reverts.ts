import { decodeAbiParameters } from 'viem';
import type { ExecutionResult } from './execute';
import { CODES, hexOf, RpcError } from './json-rpc';

/** Selector of `Error(string)`, from `require` and `revert` with a text. */
const ERROR = '0x08c379a0';
/** Selector of `Panic(uint256)`, from checks that the compiler adds. */
const PANIC = '0x4e487b71';

/** Panic reasons in a node's wording. `src/protocol/reverts` has the wording for readers. */
const PANICS: Readonly<Record<number, string>> = {
  0x00: 'generic/unspecified error',
  0x01: 'assertion failed',
  0x11: 'arithmetic underflow or overflow',
  0x12: 'division or modulo by zero',
  0x21: 'failed to convert value into enum type',
  0x22: 'storage byte array incorrectly encoded',
  0x31: 'called `.pop()` on an empty array',
  0x32: 'array out-of-bounds access',
  0x41: 'memory allocation error',
  0x51: 'called an invalid internal function',
};

/** Node wordings, keyed by the EVM's names for failures. */
const FAILURES: Readonly<Record<string, string>> = {
  'out of gas': 'OutOfGas',
  'invalid opcode': 'InvalidFEOpcode',
  'stack underflow': 'StackUnderflow',
  'stack overflow': 'StackOverflow',
  'invalid JUMP': 'InvalidJump',
  'static state change': 'StateChangeDuringStaticCall',
  'insufficient balance': 'OutOfFunds',
};

/** Returns a node's wording for a failure. Ignores the position that the EVM adds to some failures. */
export const wordFor = (failure: string): string =>
  Object.entries(FAILURES).find(([word]) => failure.startsWith(word))?.[1] ?? failure;

/** Returns the error that a node would report for a failed call; undefined if it succeeded. */
export function failureOf({ failure, returned }: ExecutionResult): RpcError | undefined {
  if (failure === undefined) return undefined;
  if (failure !== 'revert') {
    return new RpcError(CODES.failed, `EVM error ${wordFor(failure)}`);
  }
  const reason = reasonOf(returned);
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`;
  return new RpcError(CODES.reverted, message, hexOf(returned));
}

/**
 * Describes revert data as nodes do: by the reason that it states. Data without a reason is shown as text if it's valid
 * UTF-8, otherwise as a custom error. Returns undefined if there is no data.
 */
function reasonOf(returned: Uint8Array): string | undefined {
  if (returned.length === 0) return undefined;
  const rest = returned.subarray(4);
  const named = `custom error ${hexOf(returned.subarray(0, 4))}`;
  return (
    statedReason(returned) ??
    decodeUtf8(returned) ??
    (rest.length > 0 ? `${named}: ${decodeUtf8(rest) ?? hexOf(rest).slice(2)}` : named)
  );
}

/**
 * Returns the reason in revert data: the contract's text, or the compiler check that failed. Returns undefined for a
 * custom error.
 */
export function statedReason(returned: Uint8Array): string | undefined {
  const data = hexOf(returned);
  try {
    if (data.startsWith(ERROR)) {
      return decodeAbiParameters([{ type: 'string' }], `0x${data.slice(10)}`)[0];
    }
  } catch {
    // The data doesn't match its selector, so report it as a custom error.
  }
  if (!data.startsWith(PANIC) || returned.length !== 36) return undefined;
  const code = BigInt(`0x${data.slice(10)}`);
  const what = PANICS[Number(code)] ?? 'unknown code';
  return `panic: ${what} (0x${code.toString(16).padStart(2, '0')})`;
}

/** Decodes bytes as UTF-8; returns undefined if they are not valid. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
