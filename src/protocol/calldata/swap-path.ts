import { concatHex, numberToHex, zeroAddress, type Address, type Hex } from 'viem';
import { byteLength, bytesInWords, readAddress, readBytes } from './read-hex';
import { read, refuse, type Reading } from '../exact/reading';

/** Sizes in bytes of the parts of a path, from `Path.sol` of v3-periphery 1.4.3. */
const TOKEN_BYTES = 20;
const FEE_BYTES = 3;
const HOP_BYTES = TOKEN_BYTES + FEE_BYTES;

/** Direction in which a path is encoded. An exact-output path starts with the token that is bought. */
export type PathOrder = 'exact-input' | 'exact-output';

/** A route through pools, in the order of the trade. There is always one more token than fees. */
export interface SwapRoute {
  readonly tokens: readonly Address[];
  /** In hundredths of a basis point (3000 is 0.3%), one for each pool. */
  readonly fees: readonly number[];
}

/** One token or fee in the bytes of a path. */
export interface PathSegment {
  readonly kind: 'token' | 'fee';
  /** Offset of the first byte. */
  readonly offset: number;
  readonly hex: Hex;
  readonly value: Address | number;
}

function reversed({ tokens, fees }: SwapRoute): SwapRoute {
  return { tokens: [...tokens].reverse(), fees: [...fees].reverse() };
}

/** Returns the parts of a route's encoded path, in the order of its bytes. */
export function pathSegments(route: SwapRoute, order: PathOrder): PathSegment[] {
  const { tokens, fees } = order === 'exact-input' ? route : reversed(route);
  return tokens.flatMap((token, index): PathSegment[] => {
    const offset = index * HOP_BYTES;
    const fee = fees[index];
    const first: PathSegment = {
      kind: 'token',
      offset,
      hex: token.toLowerCase() as Hex,
      value: token,
    };
    if (fee === undefined) return [first];
    const hex = numberToHex(fee, { size: FEE_BYTES });
    return [first, { kind: 'fee', offset: offset + TOKEN_BYTES, hex, value: fee }];
  });
}

/** Encodes a path as lower-case bytes. */
export const encodePath = (route: SwapRoute, order: PathOrder): Hex =>
  concatHex(pathSegments(route, order).map(({ hex }) => hex));

/**
 * Decodes the bytes of a path.
 *
 * @param order the direction in which the path is encoded; the bytes alone don't show it
 */
export function decodePath(text: string, order: PathOrder): Reading<SwapRoute> {
  const bytes = readBytes(text);
  if (bytes.problem !== undefined) return bytes;
  const length = byteLength(bytes.value);
  if (length < TOKEN_BYTES + HOP_BYTES || (length - TOKEN_BYTES) % HOP_BYTES !== 0) {
    return refuse(
      `Wrong length: ${bytesInWords(bytes.value)}. A path has 20 bytes plus 23 bytes for each pool: 43, 66, 89 and so on.`,
    );
  }
  const part = (start: number, size: number) =>
    bytes.value.slice(2 + 2 * start, 2 + 2 * (start + size));
  const tokens: Address[] = [];
  const fees: number[] = [];
  for (let start = 0; start < length; start += HOP_BYTES) {
    const token = readAddress(`0x${part(start, TOKEN_BYTES)}`);
    if (token.problem !== undefined)
      return refuse(`Bytes ${start}–${start + TOKEN_BYTES - 1}. ${token.problem}`);
    tokens.push(token.value);
    if (start + TOKEN_BYTES < length) {
      fees.push(Number.parseInt(part(start + TOKEN_BYTES, FEE_BYTES), 16));
    }
  }
  return read(order === 'exact-input' ? { tokens, fees } : reversed({ tokens, fees }));
}

/** Fee tiers that exist on every network. The factory's constructor enables three of them; a later vote added 100. */
export const FEE_TIERS = [100, 500, 3000, 10_000] as const;

/** Returns reasons why a swap along a well-formed path would fail, or may fail because a fee is not a usual tier. */
export function routeWarnings({ tokens, fees }: SwapRoute): string[] {
  const noTokens = tokens.flatMap((token, index) =>
    token === zeroAddress
      ? [`Token ${index + 1} is the zero address, which no pool holds. For ether, use WETH.`]
      : [],
  );
  const noPools = fees.flatMap((fee, index) => {
    const pool = `Pool ${index + 1}`;
    const warnings: string[] = [];
    if (tokens[index] === tokens[index + 1]) warnings.push(`${pool} trades a token for itself.`);
    if (fee >= 1_000_000)
      warnings.push(`${pool}: the factory rejects fees of 1000000 (100%) or more.`);
    else if (!FEE_TIERS.some((tier) => tier === fee)) {
      warnings.push(`${pool}: ${fee} is not a standard fee tier, so this pool may not exist.`);
    }
    return warnings;
  });
  return [...noTokens, ...noPools];
}

/** Formats a fee as a percentage with all its digits: 500 is `0.05%`. */
export const feePercent = (fee: number): string => `${Number((fee / 10_000).toFixed(4))}%`;
