import { decodeAbiParameters } from 'viem';
import type { Outcome } from './execute';
import { hexOf } from './quantities';
import { CODES, RpcError } from './rpc-error';

/** `Error(string)`, what `require` and `revert` with a text give. */
const ERROR = '0x08c379a0';
/** `Panic(uint256)`, what the compiler's own checks give. */
const PANIC = '0x4e487b71';

/** In the words of a node; `src/protocol/reverts` has those for readers. */
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

/** The machine's words for what stopped it, in those of a node. */
const FAILURES: Readonly<Record<string, string>> = {
  'out of gas': 'OutOfGas',
  'invalid opcode': 'InvalidFEOpcode',
  'stack underflow': 'StackUnderflow',
  'stack overflow': 'StackOverflow',
  'invalid JUMP': 'InvalidJump',
  'static state change': 'StateChangeDuringStaticCall',
  'insufficient balance': 'OutOfFunds',
};

/** Where the machine adds a place to its words, that is left out. */
export const wordFor = (failure: string): string =>
  Object.entries(FAILURES).find(([word]) => failure.startsWith(word))?.[1] ?? failure;

/** Why a call failed, as a node says it; nothing where it did not. */
export function failureOf({ failure, returned }: Outcome): RpcError | undefined {
  if (failure === undefined) return undefined;
  if (failure !== 'revert') {
    return new RpcError(CODES.failed, `EVM error ${wordFor(failure)}`);
  }
  const reason = reasonOf(returned);
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`;
  return new RpcError(CODES.reverted, message, hexOf(returned));
}

/** What the data of a revert says; nothing where there is none. Text where it is text, else numbers, as nodes do. */
function reasonOf(returned: Uint8Array): string | undefined {
  if (returned.length === 0) return undefined;
  const rest = returned.subarray(4);
  const named = `custom error ${hexOf(returned.subarray(0, 4))}`;
  return (
    statedReason(returned) ??
    textOf(returned) ??
    (rest.length > 0 ? `${named}: ${textOf(rest) ?? hexOf(rest).slice(2)}` : named)
  );
}

/** What a text or a check of the compiler's says; nothing where the data is an error of the contract's own. */
export function statedReason(returned: Uint8Array): string | undefined {
  const data = hexOf(returned);
  try {
    if (data.startsWith(ERROR)) {
      return decodeAbiParameters([{ type: 'string' }], `0x${data.slice(10)}`)[0];
    }
  } catch {
    // Not what the selector says: shown as an error of the contract's own.
  }
  if (!data.startsWith(PANIC) || returned.length !== 36) return undefined;
  const code = BigInt(`0x${data.slice(10)}`);
  const what = PANICS[Number(code)] ?? 'unknown code';
  return `panic: ${what} (0x${code.toString(16).padStart(2, '0')})`;
}

/** The text that bytes are, if they are UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
