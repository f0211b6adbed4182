import type { InputField } from '../../../protocol/calldata/input-fields';
import { symbolOf } from '../../../protocol/calldata/known-tokens';
import { secondsMeant } from '../../../protocol/calldata/router-calldata';
import { readAddress } from '../../../protocol/calldata/read-hex';
import { readUint } from '../../../protocol/calldata/read-uint';
import { decodePath } from '../../../protocol/calldata/swap-path';
import { routeInWords } from '../path-builder/path-builder-state';

/** The last Unix timestamp that a `Date` can represent. */
const LAST = 8_640_000_000_000n;

/**
 * Formats a Unix timestamp as a UTC date, or as `never` if it's too late for one. If the number is probably in
 * milliseconds, returns a remark with the number of seconds. Returns `undefined` for invalid text.
 */
export function timeInWords(text: string): string | undefined {
  const seconds = readUint(text, 256).value;
  if (seconds === undefined) return undefined;
  const meant = secondsMeant(seconds);
  if (meant !== undefined) return `this looks like milliseconds; in seconds, it is ${meant}`;
  if (seconds > LAST) return 'never';
  return `${new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').slice(0, -5)} UTC`;
}

const FLAGS: Readonly<Record<string, string>> = {
  MSG_SENDER: 'the caller of the router',
  ADDRESS_THIS: 'the router itself',
  CONTRACT_BALANCE: 'the whole balance of the router, 2^255',
};

const ZERO = /^0x0{40}$/;

/** Explains an input value, or returns `undefined` if it needs no explanation. */
export function meaningOf({ name, parameter }: InputField, text: string): string | undefined {
  const { type, meaning } = parameter;
  if (meaning === 'exact-input-path' || meaning === 'exact-output-path') {
    const order = meaning === 'exact-input-path' ? 'exact-input' : 'exact-output';
    const route = decodePath(text, order).value;
    return route && routeInWords(route);
  }
  if (meaning === 'ether' && ZERO.test(text.trim())) return 'ether';
  if (type === 'address') return FLAGS[text.trim()] ?? symbolOf(readAddress(text).value ?? '');
  if (meaning === 'balance') return FLAGS[text.trim()];
  if (name === 'payerIsUser')
    return text.trim() === 'true' ? 'the caller pays, through Permit2' : 'the router pays';
  // Permit2's Allowance.sol stores the block's timestamp for an expiration of 0.
  if (name.endsWith('expiration') && readUint(text, 48).value === 0n) return 'this block only';
  return /sigDeadline|expiration/.test(name) ? timeInWords(text) : undefined;
}
