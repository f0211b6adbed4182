import { readDecimal, readInteger } from '../../../protocol/exact/decimal-text';
import type { Reading } from '../../../protocol/exact/reading';
import { invert } from '../../../protocol/exact/fraction';
import {
  MAX_SQRT_RATIO,
  MAX_TICK,
  MIN_SQRT_RATIO,
  MIN_TICK,
  sqrtRatioAtPrice,
  sqrtRatioAtTick,
  TICK_SPACINGS,
} from '../../../protocol/liquidity/tick-math';
import type { AddressCodec } from '../../kit/use-address-state';
import { formatTick } from '../../kit/figure-numbers';

/** The four forms of a price: `price` is token1 per token0, and `inverse` is its reciprocal. */
const sources = ['price', 'inverse', 'tick', 'sqrt'] as const;
export type PriceSource = (typeof sources)[number];

export interface LabToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** The reader's input, as typed; everything else is computed from it. */
export interface PriceLabState {
  readonly source: PriceSource;
  readonly text: string;
  readonly token0: LabToken;
  readonly token1: LabToken;
  /** Fee in hundredths of a basis point, a key of {@link TICK_SPACINGS}. */
  readonly fee: number;
}

/** Maximum number of decimals, because `decimals` is a uint8 in ERC-20. */
const MOST_DECIMALS = 255;

/** Returns the ratio if it's within a pool's bounds, otherwise an error message. */
function bounded(ratio: bigint, what: string): Reading<bigint> {
  if (ratio < MIN_SQRT_RATIO) return { problem: `${what} is below the minimum of a pool.` };
  if (ratio > MAX_SQRT_RATIO) return { problem: `${what} is above the maximum of a pool.` };
  return { value: ratio };
}

function readTick(text: string): Reading<{ ratio: bigint; text: string }> {
  const { value, problem } = readInteger(text);
  if (value === undefined) return { problem };
  if (value < MIN_TICK || value > MAX_TICK) {
    return { problem: `A tick must be from ${formatTick(MIN_TICK)} to ${formatTick(MAX_TICK)}.` };
  }
  return { value: { ratio: sqrtRatioAtTick(Number(value)), text: value.toString() } };
}

function readSqrt(text: string): Reading<{ ratio: bigint; text: string }> {
  const { value, problem } = readInteger(text);
  if (value === undefined) return { problem };
  const within = bounded(value, 'This sqrtPriceX96');
  return within.value === undefined
    ? within
    : { value: { ratio: within.value, text: value.toString() } };
}

/**
 * Parses a price in one of the four forms.
 *
 * @returns the sqrt price in Q64.96 and the text for the page's URL, or an error message
 */
export function readSource(
  source: PriceSource,
  text: string,
  { token0, token1 }: Pick<PriceLabState, 'token0' | 'token1'>,
): Reading<{ ratio: bigint; text: string }> {
  if (source === 'tick') return readTick(text);
  if (source === 'sqrt') return readSqrt(text);
  const { value, problem } = readDecimal(text);
  if (value === undefined) return { problem };
  if (value.numerator === 0n) return { problem: 'A price must be above zero.' };
  const price = source === 'price' ? value : invert(value);
  const pair = { decimals0: token0.decimals, decimals1: token1.decimals };
  const within = bounded(sqrtRatioAtPrice(price, pair), 'As sqrtPriceX96, this price');
  return within.value === undefined ? within : { value: { ratio: within.value, text: value.text } };
}

/**
 * Parses a token's symbol. It must differ from the other token's, because otherwise the direction of a price would be
 * ambiguous.
 */
export function readSymbol(text: string, other: string): Reading<string> {
  const symbol = text.trim();
  if (!/^[A-Za-z0-9.]{1,12}$/.test(symbol)) {
    return { problem: 'A symbol must have 1 to 12 letters, digits or dots.' };
  }
  if (symbol === other) return { problem: 'The two tokens need different symbols.' };
  return { value: symbol };
}

/** Parses the decimals of a token. */
export function readDecimals(text: string): Reading<number> {
  const { value, problem } = readInteger(text);
  if (value === undefined) return { problem };
  if (value < 0n || value > MOST_DECIMALS)
    return { problem: `Decimals must be from 0 to ${MOST_DECIMALS}.` };
  return { value: Number(value) };
}

/** Returns the state with a change, or an error message if its price would then be invalid or out of bounds. */
export function withChange(
  state: PriceLabState,
  change: Partial<PriceLabState>,
): Reading<PriceLabState> {
  const changed = { ...state, ...change };
  const { value, problem } = readSource(changed.source, changed.text, changed);
  return value ? { value: { ...changed, text: value.text } } : { problem };
}

const TURNED: Record<PriceSource, PriceSource> = {
  price: 'inverse',
  inverse: 'price',
  tick: 'tick',
  sqrt: 'sqrt',
};

function turnText(source: PriceSource, text: string): string {
  if (source === 'tick') return (-BigInt(text)).toString();
  if (source !== 'sqrt') return text;
  const turned = (1n << 192n) / BigInt(text);
  // The bounds aren't exact reciprocals of each other, so the reciprocal of a valid price can be slightly out of
  // bounds. In that case, use the bound.
  if (turned < MIN_SQRT_RATIO) return MIN_SQRT_RATIO.toString();
  return (turned > MAX_SQRT_RATIO ? MAX_SQRT_RATIO : turned).toString();
}

/**
 * Returns the same market with token0 and token1 swapped, as when their addresses sort in the opposite order. If the
 * reader's price isn't valid for the swapped tokens, returns the state unchanged.
 */
export function turnRound(state: PriceLabState): PriceLabState {
  const { source, text, token0, token1 } = state;
  const turned = {
    source: TURNED[source],
    text: turnText(source, text),
    token0: token1,
    token1: token0,
  };
  return withChange(state, turned).value ?? state;
}

const DEFAULTS: PriceLabState = {
  source: 'inverse',
  text: '2000',
  token0: { symbol: 'USDC', decimals: 6 },
  token1: { symbol: 'WETH', decimals: 18 },
  fee: 3_000,
};

function readTokens(text: string | null): Pick<PriceLabState, 'token0' | 'token1'> {
  const [symbol0 = '', decimals0 = '', symbol1 = '', decimals1 = ''] = (text ?? '').split('-');
  const known0 = readSymbol(symbol0, symbol1).value;
  const known1 = readSymbol(symbol1, symbol0).value;
  const places0 = readDecimals(decimals0).value;
  const places1 = readDecimals(decimals1).value;
  if (!known0 || !known1 || places0 === undefined || places1 === undefined) return DEFAULTS;
  return {
    token0: { symbol: known0, decimals: places0 },
    token1: { symbol: known1, decimals: places1 },
  };
}

/** Maps the state to a query such as `?lab=tick:200311&lab-tokens=USDC-6-WETH-18&lab-fee=3000`. */
export const priceLabCodec: AddressCodec<PriceLabState> = {
  defaults: DEFAULTS,
  read: (parameters) => {
    const { token0, token1 } = readTokens(parameters.get('lab-tokens'));
    const wanted = Number(parameters.get('lab-fee'));
    const fee = TICK_SPACINGS.has(wanted) ? wanted : DEFAULTS.fee;
    const [name, text = ''] = (parameters.get('lab') ?? '').split(':');
    const source = sources.find((known) => known === name) ?? DEFAULTS.source;
    const base = { ...DEFAULTS, token0, token1, fee };
    // If the price is out of bounds with these tokens' decimals, use the default price, and if that is out of bounds
    // too, the default tokens.
    return (
      withChange(base, { source, text }).value ?? withChange(base, {}).value ?? { ...DEFAULTS, fee }
    );
  },
  write: ({ source, text, token0, token1, fee }) => ({
    lab: `${source}:${text}`,
    'lab-tokens': `${token0.symbol}-${token0.decimals}-${token1.symbol}-${token1.decimals}`,
    'lab-fee': String(fee),
  }),
};
