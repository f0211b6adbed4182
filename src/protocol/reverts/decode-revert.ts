import { typesOf, decodeArguments } from './decode-arguments';
import type { DecodedRevert, KnownRevert, RevertArgument } from './revert';
import { size, slice, type Hex } from 'viem';
import { panicCodes } from './panic-codes';

/** Selector of `Error(string)`, the revert data of `require` and `revert` with a reason. */
export const ERROR_SELECTOR = '0x08c379a0';

/** Selector of `Panic(uint256)`, the revert data of checks that the compiler adds since Solidity 0.8. */
export const PANIC_SELECTOR = '0x4e487b71';

/**
 * Maximum levels of nested errors to decode. A router that calls a router has two. There is a limit because an error
 * contains the bytes of all errors inside it, so every level decodes them again.
 */
const MAX_DEPTH = 8;

/**
 * Maximum characters to decode: enough for the bytes of the largest call that nodes accept, in hex, and some text
 * around them.
 */
export const MAX_LENGTH = 300_000;

/**
 * Decodes a contract's revert. Nothing is sent over the network.
 *
 * @param text revert data as hex, with or without `0x` or quotes; a reason such as `STF`, with or without a node's
 *   prefix such as `execution reverted:`; or a node's whole response as JSON
 * @param catalogue the reverts that the site explains
 */
export function decodeRevert(text: string, catalogue: readonly KnownRevert[]): DecodedRevert {
  if (text.length > MAX_LENGTH) {
    const message = `The text has ${inWords(text.length)} characters, but at most ${inWords(MAX_LENGTH)} can be decoded. Paste only the revert data.`;
    return { kind: 'malformed', message };
  }
  if (text.trim() === '') return { kind: 'nothing' };
  const plain = withoutPreamble(revertInJson(text) ?? text);
  if (plain === '') return { kind: 'empty' };
  const named = byName(plain, catalogue);
  if (named) return named;
  if (/^0x/i.test(plain)) return decodeData(plain, catalogue);
  if (/^(?:[0-9a-f]{2}){4,}$/i.test(plain)) return decodeData(`0x${plain}`, catalogue);
  return { kind: 'reason', text: plain, known: [] };
}

/**
 * Returns the reason in a node's message, or the revert data if the message contains that instead. Returns an empty
 * string if the call reverted without data.
 */
function withoutPreamble(text: string): string {
  const said = text
    .trim()
    .replace(/^(?:\w*Error: )?(?:VM Exception while processing transaction: )?/, '');
  const panic = /^reverted with panic code (0x[0-9a-f]{1,2})\b/i.exec(said)?.[1];
  if (panic !== undefined) return PANIC_SELECTOR + panic.slice(2).padStart(64, '0');
  const unknown = /\(return data: (0x[0-9a-f]*)\)$/i.exec(said)?.[1];
  if (unknown !== undefined) return unknown;
  return said
    .replace(/^(?:execution reverted|revert(?:ed)?)(?:: ?| |$)/i, '')
    .replace(/^with (?:reason string|custom error) /, '')
    .replace(/^Transaction reverted without a reason string$/, '')
    .trim()
    .replace(/^(["'`])(.*)\1$/s, '$2');
}

/** Returns the data of a JSON-RPC error object, or its message if there is no data; undefined for any other text. */
function revertInJson(text: string): string | undefined {
  if (!text.trim().startsWith('{')) return undefined;
  try {
    const answer = JSON.parse(text) as { error?: unknown };
    const { data, message } = (answer.error ?? answer) as { data?: unknown; message?: unknown };
    const empty = data === '0x' ? data : undefined;
    // Some nodes report a reason only in the message and leave the data empty.
    return [empty ? message : data, message, empty].find((part) => typeof part === 'string');
  } catch {
    return undefined;
  }
}

/**
 * Finds reverts by a name, which can be a revert string (`STF`, `UniswapV2: K`), the suffix of one (`K`), or a custom
 * error with or without parentheses (`InvalidNonce()`, `InvalidNonce`).
 */
export function byName(name: string, catalogue: readonly KnownRevert[]): DecodedRevert | undefined {
  const reasons = catalogue.filter(({ code, selector }) => !selector && code === name);
  if (reasons.length > 0) return naming(name, reasons);
  const custom = catalogue.filter(
    ({ code, selector }) => selector && (code === name || code.split('(')[0] === name),
  );
  const [first] = custom;
  if (first) return { kind: 'custom', signature: first.code, known: custom, arguments: [] };
  const ends = catalogue.filter(({ code, selector }) => !selector && code.endsWith(`: ${name}`));
  const [end] = ends;
  // If several strings have the suffix, show all of them.
  if (end) {
    const one = ends.every(({ code }) => code === end.code);
    return naming(one ? end.code : name, ends);
  }
  return undefined;
}

const naming = (text: string, known: KnownRevert[]): DecodedRevert => {
  const by = known[0]?.by;
  return by ? { kind: 'message', text, by, known } : { kind: 'reason', text, known };
};

function decodeData(data: string, catalogue: readonly KnownRevert[]): DecodedRevert {
  const hex = data.replace(/\s+/g, '').toLowerCase();
  if (/^0x0*$/.test(hex) && hex.length < 10) {
    return hex === '0x' ? { kind: 'empty' } : { kind: 'malformed', message: tooShort(hex) };
  }
  const wrong = /[^0-9a-f]/.exec(hex.slice(2));
  if (wrong) {
    return {
      kind: 'malformed',
      message: `“${wrong[0]}” at character ${wrong.index + 3} is not a hex digit. Revert data is 0x followed by the digits 0–9 and a–f.`,
    };
  }
  if (hex.length % 2 === 1) {
    return {
      kind: 'malformed',
      message: `The data has ${counted(hex.length - 2, 'hex digit')}, an odd number. Each byte has two, so one is missing.`,
    };
  }
  if (hex.length < 10) return { kind: 'malformed', message: tooShort(hex) };
  return decodeBytes(hex as Hex, catalogue, 1);
}

const inWords = (count: number) => count.toLocaleString('en');

/** Formats a count with its unit: `1 byte`, `2 bytes`. */
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const tooShort = (hex: string) =>
  `The data has ${counted(hex.length - 2, 'hex digit')}. A selector alone has 8.`;

/** Decodes revert data. @param depth 1 for the pasted data, plus 1 for each error that contains this data */
function decodeBytes(data: Hex, catalogue: readonly KnownRevert[], depth: number): DecodedRevert {
  const selector = slice(data, 0, 4);
  const body = size(data) > 4 ? slice(data, 4) : '0x';
  if (selector === ERROR_SELECTOR) {
    const values = decodeArguments(['string'], body);
    if (!values) return cut('Error(string)', body);
    const text = values[0] as string;
    const known = catalogue.filter((entry) => !entry.selector && !entry.by && entry.code === text);
    return { kind: 'reason', text, known };
  }
  if (selector === PANIC_SELECTOR) {
    const values = decodeArguments(['uint256'], body);
    if (!values) return cut('Panic(uint256)', body);
    const code = `0x${(values[0] as bigint).toString(16).padStart(2, '0')}`;
    return { kind: 'panic', code, ...panicCodes[code] };
  }
  const known = catalogue.filter((entry) => entry.selector === selector);
  const [first] = known;
  if (!first) return { kind: 'unknown', selector, length: size(data) };
  const types = typesOf(first.code);
  const values = decodeArguments(types, body);
  if (!values) return cut(first.code, body);
  return {
    kind: 'custom',
    signature: first.code,
    known,
    arguments: types.map((type, index) => argument(type, values[index], catalogue, depth)),
  };
}

function argument(
  type: string,
  value: unknown,
  catalogue: readonly KnownRevert[],
  depth: number,
): RevertArgument {
  const text = String(value);
  if (type !== 'bytes') return { type, value: text };
  return { type, value: text, inner: decodeInner(text as Hex, catalogue, depth + 1) };
}

/**
 * Decodes a `bytes` argument of an error, such as the reason why a command of the router failed. The bytes are either
 * revert data or plain text, which the CryptoPunks command of version 1.2.1 returns.
 */
function decodeInner(bytes: Hex, catalogue: readonly KnownRevert[], depth: number): DecodedRevert {
  if (bytes === '0x') return { kind: 'empty' };
  if (depth > MAX_DEPTH) {
    const message = `This is nested inside ${MAX_DEPTH} errors, the maximum that is decoded. To decode it, paste only its data.`;
    return { kind: 'malformed', message };
  }
  const inner =
    size(bytes) < 4
      ? { kind: 'malformed' as const, message: tooShort(bytes) }
      : decodeBytes(bytes, catalogue, depth);
  const digits = bytes.slice(2);
  if ((inner.kind === 'unknown' || inner.kind === 'malformed') && /^(?:[2-7]\w)+$/.test(digits)) {
    const text = digits.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
    if (/^[\x20-\x7e]+$/.test(text)) return { kind: 'reason', text, known: [] };
  }
  return inner;
}

const cut = (signature: string, body: Hex): DecodedRevert => ({
  kind: 'malformed',
  message: `The selector is that of ${signature}, but the data after it (${counted(size(body), 'byte')}) does not contain its values. Copy all of the data.`,
});
