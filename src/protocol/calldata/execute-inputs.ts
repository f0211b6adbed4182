import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, type Hex, size } from 'viem';
import type { CommandParameter } from './router-commands';

/** Maximum number of commands or inputs to decode. Real calls have far fewer. */
const MAX_COMMANDS = 256;

/** Size in bytes of the largest transaction that nodes accept. */
const MAX_BYTES = 131_072;

const inWords = (count: bigint | number) => count.toLocaleString('en');

/** Returns why pasted calldata is too long to decode; undefined if it isn't too long. */
export function lengthProblem(text: string): string | undefined {
  const longest = 2 * MAX_BYTES + '0x'.length;
  return text.length > longest && text.replace(/\s/g, '').length > longest
    ? `This is more than ${inWords(MAX_BYTES)} bytes, the largest transaction that nodes accept. Paste the calldata of one call.`
    : undefined;
}

/** Returns why this many commands can't be decoded; undefined if they can. */
export const countProblem = (count: bigint | number): string | undefined =>
  count > MAX_COMMANDS
    ? `There are ${inWords(count)} commands or inputs, but at most ${MAX_COMMANDS} can be decoded.`
    : undefined;

/**
 * Returns why the inputs of `execute` can't be decoded: there are too many, or they overlap. Overlapping inputs would
 * let a short text expand into thousands of long ones. They're detected by their lengths, which together exceed that of
 * the data. Returns undefined if the lengths are valid, and also if an offset points outside the data, because the
 * decoder reports invalid offsets better.
 *
 * @param body the arguments, without selector
 */
export function inputsProblem(body: Hex): string | undefined {
  const whole = BigInt(size(body));
  const word = (at: bigint) =>
    at + 32n <= whole
      ? BigInt(`0x${body.slice(2 + 2 * Number(at), 66 + 2 * Number(at))}`)
      : undefined;
  const list = word(32n);
  const count = list === undefined ? undefined : word(list);
  if (list === undefined || count === undefined) return undefined;
  const tooMany = countProblem(count);
  if (tooMany !== undefined) return tooMany;
  let claimed = 0n;
  for (let index = 0n; index < count; index += 1n) {
    const offset = word(list + 32n * (index + 1n));
    const length = offset === undefined ? undefined : word(list + 32n + offset);
    if (length === undefined) return undefined;
    claimed += length;
  }
  return claimed > whole
    ? `The inputs overlap: together they have ${inWords(claimed)} bytes, but the calldata has only ${inWords(whole)}.`
    : undefined;
}

/** Values decoded from ABI-encoded bytes. */
export interface DecodedValues {
  readonly values: readonly unknown[];
  /** Whether encoding the values again produces the same bytes, so there is no dirty padding, gap or trailing byte. */
  readonly exact: boolean;
}

/** Encodes values like Solidity's `abi.encode`. Throws if a value does not fit its type. */
export const encodeValues = (
  parameters: readonly CommandParameter[],
  values: readonly unknown[],
): Hex => encodeAbiParameters(parameters as readonly AbiParameter[], values);

/** Decodes bytes, which must be in lower case. Returns undefined if offsets, lengths or widths are invalid. */
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
