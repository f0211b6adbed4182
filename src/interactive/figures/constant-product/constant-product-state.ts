import { readInteger } from '../../../protocol/exact/decimal-text';
import type { Reading } from '../../../protocol/exact/reading';
import { groupDigits, invert, type Fraction } from '../../../protocol/exact/fraction';
import {
  amountInFor,
  amountOutFor,
  describePairTrade,
  MAX_RESERVE,
  type TradeReserves,
} from '../../../protocol/liquidity/pair-trade';
import type { AddressCodec } from '../../kit/use-address-state';

export type PairToken = 'token0' | 'token1';

/** A pair and a trade, in base units of the tokens. */
export interface CurveState {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  /** The input token. */
  readonly sell: PairToken;
  /** Which of the amounts the reader sets; the other one is computed. */
  readonly exact: 'in' | 'out';
  readonly amount: bigint;
}

const DEFAULTS: CurveState = {
  reserve0: 1_000_000n,
  reserve1: 1_000_000n,
  sell: 'token0',
  exact: 'in',
  amount: 500_000n,
};

function reservesOf({ reserve0, reserve1, sell }: CurveState): TradeReserves {
  return sell === 'token0'
    ? { reserveIn: reserve0, reserveOut: reserve1 }
    : { reserveIn: reserve1, reserveOut: reserve0 };
}

const show = (value: bigint): string => groupDigits(value.toString());

/** Returns the state if its trade is possible, otherwise the reason why it isn't. */
export function checkTrade(state: CurveState): Reading<CurveState> {
  const { reserveIn, reserveOut } = reservesOf(state);
  if (state.amount <= 0n) return { problem: 'The amount must be above zero.' };
  if (state.exact === 'out' && state.amount >= reserveOut) {
    return { problem: `The pair holds ${show(reserveOut)}, so the output must be lower.` };
  }
  const amountIn =
    state.exact === 'in' ? state.amount : amountInFor(state.amount, { reserveIn, reserveOut });
  if (reserveIn + amountIn > MAX_RESERVE) {
    return {
      problem:
        'This input would raise the reserve above 2^112 − 1, the maximum that a pair can store.',
    };
  }
  if (amountOutFor(amountIn, { reserveIn, reserveOut }) === 0n) {
    return { problem: 'This input buys less than one base unit, so the pair would pay nothing.' };
  }
  return { value: state };
}

/** Parses an amount or a reserve and checks that the trade is possible with it. */
export function readCurveField(
  state: CurveState,
  field: 'reserve0' | 'reserve1' | 'amount',
  text: string,
): Reading<CurveState> {
  const { value, problem } = readInteger(text);
  if (value === undefined) return { problem };
  if (field !== 'amount' && (value <= 0n || value > MAX_RESERVE)) {
    return { problem: 'A reserve must be from 1 to 2^112 − 1.' };
  }
  return checkTrade({ ...state, [field]: value });
}

/**
 * Returns the state with the input or the output as the amount that the reader sets. The trade stays as close to the
 * current one as possible.
 */
export function withExact(state: CurveState, exact: CurveState['exact']): CurveState {
  if (exact === state.exact) return state;
  const { amountIn, amountOut } = describeCurve(state).trade;
  return { ...state, exact, amount: exact === 'in' ? amountIn : amountOut };
}

/**
 * Returns the state with the same amount in the other direction. If that trade is impossible, uses a moderate amount;
 * if that is impossible too, returns the state unchanged.
 */
export function withSell(state: CurveState, sell: PairToken): CurveState {
  const turned = { ...state, sell };
  return checkTrade(turned).value ?? checkTrade(atStep(turned, STEPS / 4)).value ?? state;
}

/** Number of steps of the slider. Its scale is quadratic, so that small trades can be set precisely too. */
export const STEPS = 400;

/**
 * Divides the reserve to get the amount at the slider's last step: the whole reserve for an exact input, half of it for
 * an exact output. Without a fee, these are the same trade.
 */
const DIVISOR = { in: 1n, out: 2n };

/** Returns the trade at a step of the slider, from 1 to {@link STEPS}. */
export function atStep(state: CurveState, step: number): CurveState {
  const { reserveIn, reserveOut } = reservesOf(state);
  const reserve = state.exact === 'in' ? reserveIn : reserveOut;
  const square = BigInt(step) ** 2n;
  const amount = (reserve * square) / (DIVISOR[state.exact] * BigInt(STEPS) ** 2n);
  const least = state.exact === 'in' ? reserveIn / reserveOut + 1n : 1n;
  const changed = { ...state, amount: amount > least ? amount : least };
  return checkTrade(changed).value ?? state;
}

/** Returns the slider's step nearest to the trade, or the last step for a trade beyond the slider's end. */
export function stepOf(state: CurveState): number {
  const { reserveIn, reserveOut } = reservesOf(state);
  const reserve = state.exact === 'in' ? reserveIn : reserveOut;
  const most = Number(reserve) / Number(DIVISOR[state.exact]);
  const step = Math.round(STEPS * Math.sqrt(Number(state.amount) / most));
  return Math.min(Math.max(step, 1), STEPS);
}

const PARTS = 1_000_000;

/**
 * Returns the trade that brings the reserve of token0 to a multiple of its current value. Dragging sets this multiple.
 */
export function atReserve0(state: CurveState, multiple: number): CurveState {
  const shift = BigInt(Math.round(Math.abs(multiple - 1) * PARTS));
  const amount0 = (state.reserve0 * shift) / BigInt(PARTS);
  if (amount0 === 0n) return state;
  const given: CurveState =
    multiple > 1
      ? { ...state, sell: 'token0', exact: 'in', amount: amount0 }
      : { ...state, sell: 'token1', exact: 'out', amount: amount0 };
  const trade = checkTrade(given).value;
  return trade ? withExact(trade, state.exact) : state;
}

function readReserves(text: string | null): Pick<CurveState, 'reserve0' | 'reserve1'> {
  const [reserve0, reserve1] = (text ?? '').split('-').map((part) => readInteger(part).value);
  const usable = (value: bigint | undefined) =>
    value !== undefined && value > 0n && value <= MAX_RESERVE;
  return reserve0 !== undefined && reserve1 !== undefined && usable(reserve0) && usable(reserve1)
    ? { reserve0, reserve1 }
    : DEFAULTS;
}

/** Maps the state to a query such as `?reserves=1000000-1000000&trade=in:1000&sell=token0`. */
export const curveCodec: AddressCodec<CurveState> = {
  defaults: DEFAULTS,
  read: (parameters) => {
    const { reserve0, reserve1 } = readReserves(parameters.get('reserves'));
    const sell = parameters.get('sell') === 'token1' ? 'token1' : 'token0';
    const [exact, text = ''] = (parameters.get('trade') ?? '').split(':');
    const amount = readInteger(text).value ?? DEFAULTS.amount;
    const state = {
      reserve0,
      reserve1,
      sell,
      exact: exact === 'out' ? exact : 'in',
      amount,
    } as const;
    const fitting = atStep({ ...state, exact: 'in', amount: 0n }, STEPS / 4);
    return checkTrade(state).value ?? checkTrade(fitting).value ?? DEFAULTS;
  },
  write: ({ reserve0, reserve1, sell, exact, amount }) => ({
    reserves: `${reserve0}-${reserve1}`,
    trade: `${exact}:${amount}`,
    sell,
  }),
};

/** Returns everything that the figure shows. Prices are token1 per token0, whichever token is sold. */
export function describeCurve(state: CurveState) {
  const reserves = reservesOf(state);
  const amountIn = state.exact === 'in' ? state.amount : amountInFor(state.amount, reserves);
  const amountOut = state.exact === 'out' ? state.amount : amountOutFor(amountIn, reserves);
  const trade = describePairTrade(reserves, amountIn, amountOut);
  const directed = (price: Fraction): Fraction => (state.sell === 'token0' ? price : invert(price));
  const [after0, after1] =
    state.sell === 'token0'
      ? [trade.after.reserveIn, trade.after.reserveOut]
      : [trade.after.reserveOut, trade.after.reserveIn];
  return {
    trade,
    buy: state.sell === 'token0' ? ('token1' as const) : ('token0' as const),
    before: { reserve0: state.reserve0, reserve1: state.reserve1 },
    after: { reserve0: after0, reserve1: after1 },
    prices: {
      before: directed(trade.priceBefore),
      execution: directed(trade.executionPrice),
      after: directed(trade.priceAfter),
    },
    /** Reserves after the trade as multiples of the reserves before it, for the drawing. */
    place: {
      x: Number(after0) / Number(state.reserve0),
      y: Number(after1) / Number(state.reserve1),
    },
  };
}

export type CurveDescription = ReturnType<typeof describeCurve>;
