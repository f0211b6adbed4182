import { concatHex, numberToHex, zeroAddress, type Address, type Hex } from 'viem';
import { byteLength, bytesInWords, readBytes } from './read-bytes';
import { readAddress } from './read-address';
import { read, refuse, type Reading } from '../exact/reading';

/** Bytes of the parts of a path: `Path.sol` of v3-periphery 1.4.3. */
const TOKEN_BYTES = 20;
const FEE_BYTES = 3;
const HOP_BYTES = TOKEN_BYTES + FEE_BYTES;

/** Which way round a path is written: an exact output is written from the token that is bought. */
export type PathOrder = 'exact-input' | 'exact-output';

/** A way through pools, in the order of the trade: one fee more hops, one token more than fees. */
export interface SwapRoute {
  readonly tokens: readonly Address[];
  /** Hundredths of a basis point: 3000 is 0.3%. One for each pool. */
  readonly fees: readonly number[];
}

/** A part of a path's bytes. */
export interface PathSegment {
  readonly kind: 'token' | 'fee';
  /** Where it starts, in bytes. */
  readonly offset: number;
  readonly hex: Hex;
  readonly value: Address | number;
}

function reversed({ tokens, fees }: SwapRoute): SwapRoute {
  return { tokens: [...tokens].reverse(), fees: [...fees].reverse() };
}

/** The parts of a path in the order of its bytes. */
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

/** The bytes of a path, lower case. */
export const encodePath = (route: SwapRoute, order: PathOrder): Hex =>
  concatHex(pathSegments(route, order).map(({ hex }) => hex));

/**
 * The route that a path's bytes stand for.
 *
 * @param order which way round the bytes are written; they do not tell
 */
export function decodePath(text: string, order: PathOrder): Reading<SwapRoute> {
  const bytes = readBytes(text);
  if (bytes.problem !== undefined) return bytes;
  const length = byteLength(bytes.value);
  if (length < TOKEN_BYTES + HOP_BYTES || (length - TOKEN_BYTES) % HOP_BYTES !== 0) {
    return refuse(
      `Wrong length: ${bytesInWords(bytes.value)}. A path has 20 bytes and 23 more for each pool: 43, 66, 89 and so on.`,
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

/** Fees that a pool can have on every network: three from the factory's constructor, 100 from a later vote. */
export const FEE_TIERS = [100, 500, 3000, 10_000] as const;

/** What would make a swap along a well-formed path fail, in words. */
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
      warnings.push(`${pool}: the factory refuses fees from 1000000 (100%) on.`);
    else if (!FEE_TIERS.some((tier) => tier === fee)) {
      warnings.push(`${pool}: ${fee} is no usual fee tier; is there such a pool?`);
    }
    return warnings;
  });
  return [...noTokens, ...noPools];
}

/** A fee as a percentage, all its digits: 500 is `0.05%`. */
export const feePercent = (fee: number): string => `${Number((fee / 10_000).toFixed(4))}%`;
