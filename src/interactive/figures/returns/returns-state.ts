import {
  constantProductLiquidity,
  constantProductReserves,
} from '../../../protocol/liquidity/constant-product';
import {
  breakEvenDays,
  breakEvenRatios,
  divergenceLoss,
  feeGrowth,
  returnAgainstHolding,
} from '../../../protocol/liquidity/pool-share-returns';
import { valueInToken1, type TokenAmounts } from '../../../protocol/liquidity/position';
import type { AddressCodec } from '../../kit/use-address-state';
import { DEPOSIT_VALUE, ENTRY_PRICE } from '../figure-market';

/** Conditions for a pool share after the deposit. */
export interface ReturnsState {
  /** The current price divided by the price at the deposit. */
  readonly ratio: number;
  /** Volume per day in percent of the pair's value. */
  readonly turnover: number;
  readonly days: number;
  /** The fee that liquidity providers keep, in percent of the volume. */
  readonly fee: number;
}

/** The slider's largest price change, as a factor up or down. */
export const MOST_RATIO = 5;

/** Number of steps of the price slider from no change to either end. Each step is 1.6%. */
export const RATIO_STEPS = 100;

export const TURNOVER = { min: 0, max: 50, step: 0.5 };
export const DAYS = { min: 0, max: 1_095, step: 1 };

/**
 * Fees that liquidity providers keep, in percent of the volume: all of the fee, or five sixths of it while the protocol
 * fee is on.
 */
export const PROVIDER_FEES = [0.3, 0.25] as const;

const threeDigits = (value: number): number => Number(value.toPrecision(3));

export const ratioAtStep = (step: number): number =>
  threeDigits(MOST_RATIO ** (step / RATIO_STEPS));

export const stepAtRatio = (ratio: number): number =>
  Math.round((RATIO_STEPS * Math.log(ratio)) / Math.log(MOST_RATIO));

const DEFAULTS: ReturnsState = { ratio: 2, turnover: 5, days: 180, fee: 0.3 };

function readNumber(text: string | null, minimum: number, maximum: number): number | undefined {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(value, minimum), maximum) : undefined;
}

function readOnGrid(text: string | null, { min, max, step }: typeof DAYS): number | undefined {
  const value = readNumber(text, min, max);
  return value === undefined ? undefined : Math.round(value / step) * step;
}

function readRatio(text: string | null): number | undefined {
  const given = readNumber(text, -Infinity, Infinity);
  if (given === undefined || given <= 0) return undefined;
  return threeDigits(Math.min(Math.max(given, 1 / MOST_RATIO), MOST_RATIO));
}

/** Maps the state to a query such as `?change=2&turnover=5&days=180&provider-fee=0.3`. */
export const returnsCodec: AddressCodec<ReturnsState> = {
  defaults: DEFAULTS,
  read: (parameters) => ({
    ratio: readRatio(parameters.get('change')) ?? DEFAULTS.ratio,
    turnover: readOnGrid(parameters.get('turnover'), TURNOVER) ?? DEFAULTS.turnover,
    days: readOnGrid(parameters.get('days'), DAYS) ?? DEFAULTS.days,
    fee:
      PROVIDER_FEES.find((fee) => String(fee) === parameters.get('provider-fee')) ?? DEFAULTS.fee,
  }),
  write: ({ ratio, turnover, days, fee }) => ({
    change: String(ratio),
    turnover: String(turnover),
    days: String(days),
    'provider-fee': String(fee),
  }),
};

const LIQUIDITY = constantProductLiquidity(DEPOSIT_VALUE, ENTRY_PRICE);
const DEPOSIT = constantProductReserves(LIQUIDITY, ENTRY_PRICE);

/** Returns everything that the figure shows, for a deposit at the entry price and a new price after some days. */
export function describeReturns({ ratio, turnover, days, fee }: ReturnsState) {
  const income = { turnover: turnover / 100, feeRate: fee / 100 };
  const growth = feeGrowth(income, days);
  const price = ENTRY_PRICE * ratio;
  const valued = (amounts: TokenAmounts) => ({ amounts, value: valueInToken1(amounts, price) });
  return {
    ratio,
    price,
    growth,
    loss: divergenceLoss(ratio),
    total: returnAgainstHolding(ratio, growth),
    held: valued(DEPOSIT),
    share: valued(constantProductReserves(LIQUIDITY, price)),
    shareWithFees: valued(constantProductReserves(LIQUIDITY * growth, price)),
    breakEvenDays: breakEvenDays(ratio, income),
    breakEven: breakEvenRatios(growth),
  };
}

export type ReturnsDescription = ReturnType<typeof describeReturns>;
