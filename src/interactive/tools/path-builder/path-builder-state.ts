import { byteLength, readAddress } from '../../../protocol/calldata/read-hex';
import { KNOWN_TOKENS, nameToken } from '../../../protocol/calldata/known-tokens';
import { readUint } from '../../../protocol/calldata/read-uint';
import { read, refuse, type Reading } from '../../../protocol/exact/reading';
import {
  decodePath,
  encodePath,
  feePercent,
  pathSegments,
  routeWarnings,
  type PathOrder,
  type SwapRoute,
} from '../../../protocol/calldata/swap-path';
import type { AddressCodec } from '../../kit/use-address-state';
import { addressNumber, addressText, textFromAddress, wordFromAddress } from '../kit/address-text';

/** Maximum number of pools in the form, more than real trades use. */
export const MOST_POOLS = 7;

export interface PathBuilderState {
  readonly mode: 'build' | 'decode';
  readonly order: PathOrder;
  /** Addresses as typed, in the order of the trade. There is always one more token than fees. */
  readonly tokens: readonly string[];
  readonly fees: readonly string[];
  /** The bytes of a path, as pasted. */
  readonly bytes: string;
}

const { DAI, USDC, WETH } = KNOWN_TOKENS;

const DEFAULTS: PathBuilderState = {
  mode: 'build',
  order: 'exact-input',
  tokens: [DAI, USDC, WETH],
  fees: ['100', '500'],
  bytes: '',
};

const hopsText = ({ tokens, fees }: PathBuilderState): string =>
  tokens
    .flatMap((token, index) => {
      const fee = fees[index];
      return [addressText(token), ...(fee === undefined ? [] : [addressNumber(fee)])];
    })
    // Dots separate the values, so a fee such as `0.05` is omitted: its dot would shift the values after it.
    .map((text) => (/^\w*$/.test(text) ? text : ''))
    .join('.');

function hopsFromAddress(text: string | null): Pick<PathBuilderState, 'tokens' | 'fees'> {
  const parts = (text ?? '').split('.');
  const pools = (parts.length - 1) / 2;
  const usable =
    Number.isInteger(pools) &&
    pools >= 1 &&
    pools <= MOST_POOLS &&
    parts.every((part) => /^\w{0,80}$/.test(part));
  if (!usable) return { tokens: DEFAULTS.tokens, fees: DEFAULTS.fees };
  return {
    tokens: parts.filter((_, index) => index % 2 === 0),
    fees: parts.filter((_, index) => index % 2 === 1),
  };
}

/**
 * Maps the state to a query such as `?path-order=exact-output&path-hops=0x….500.0x…`, or to
 * `?path-mode=decode&path-bytes=0x…` if the reader decodes bytes.
 */
export const pathBuilderCodec: AddressCodec<PathBuilderState> = {
  defaults: DEFAULTS,
  read: (parameters) => ({
    mode: wordFromAddress(parameters.get('path-mode'), ['build', 'decode'], 'build'),
    order: wordFromAddress(
      parameters.get('path-order'),
      ['exact-input', 'exact-output'],
      'exact-input',
    ),
    ...hopsFromAddress(parameters.get('path-hops')),
    bytes: textFromAddress(parameters.get('path-bytes'), ''),
  }),
  write: (state) => ({
    'path-mode': state.mode,
    'path-order': state.order,
    'path-hops': hopsText(state),
    'path-bytes': addressText(state.bytes),
  }),
};

/** Returns the route in the fields, or the first field's problem. */
function readHops({ tokens, fees }: Pick<PathBuilderState, 'tokens' | 'fees'>): Reading<SwapRoute> {
  const route = { tokens: [] as `0x${string}`[], fees: [] as number[] };
  for (const [index, text] of tokens.entries()) {
    const token = readAddress(text);
    if (token.problem !== undefined) return refuse(`Token ${index + 1}: ${token.problem}`);
    route.tokens.push(token.value);
    const feeText = fees[index];
    if (feeText === undefined) continue;
    const fee = readUint(feeText, 24);
    if (fee.problem !== undefined) return refuse(`Fee of pool ${index + 1}: ${fee.problem}`);
    route.fees.push(Number(fee.value));
  }
  return read(route);
}

/** Formats a route as text: tokens and fees in order, separated by arrows. */
export const routeInWords = ({ tokens, fees }: SwapRoute): string =>
  tokens
    .flatMap((token, index) => {
      const fee = fees[index];
      return fee === undefined ? [nameToken(token)] : [nameToken(token), feePercent(fee)];
    })
    .join(' → ');

/** Returns everything that the tool shows. */
export function describePath(state: PathBuilderState) {
  const reading = state.mode === 'build' ? readHops(state) : decodePath(state.bytes, state.order);
  if (reading.problem !== undefined) return { problem: reading.problem } as const;
  const route = reading.value;
  const bytes = encodePath(route, state.order);
  return {
    problem: undefined,
    route,
    bytes,
    length: byteLength(bytes),
    segments: pathSegments(route, state.order),
    warnings: routeWarnings(route),
  } as const;
}

/** Adds a pool at the end of the path, with a known token that isn't in the path yet, or an empty field. */
export function addHop({ tokens, fees }: PathBuilderState): Partial<PathBuilderState> {
  const taken = tokens.map((token) => token.toLowerCase());
  const next = Object.values(KNOWN_TOKENS).find((token) => !taken.includes(token.toLowerCase()));
  return { tokens: [...tokens, next ?? ''], fees: [...fees, '3000'] };
}

/** Removes the last pool of the path. */
export const removeHop = ({ tokens, fees }: PathBuilderState): Partial<PathBuilderState> => ({
  tokens: tokens.slice(0, -1),
  fees: fees.slice(0, -1),
});

/**
 * Returns the state changes for a change of mode. The new mode starts with the current path, if that is valid and the
 * form has enough fields for it.
 */
export function changeMode(
  state: PathBuilderState,
  mode: PathBuilderState['mode'],
): Partial<PathBuilderState> {
  const shown = describePath(state);
  if (shown.problem !== undefined || mode === state.mode) return { mode };
  if (mode === 'decode') return { mode, bytes: shown.bytes };
  const { tokens, fees } = shown.route;
  return fees.length > MOST_POOLS ? { mode } : { mode, tokens, fees: fees.map(String) };
}
