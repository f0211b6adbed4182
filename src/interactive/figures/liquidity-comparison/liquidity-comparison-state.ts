import {
  constantProductLiquidity,
  constantProductReserves,
} from '../../../protocol/liquidity/constant-product';
import { positionAmounts, valueInToken1 } from '../../../protocol/liquidity/position';
import type { AddressCodec } from '../../kit/use-address-state';
import { DEPOSIT_VALUE, ENTRY_PRICE } from '../figure-market';

/** The range extends from the entry price divided by `factor` to the entry price times `factor`. */
export interface LiquidityComparisonState {
  readonly factor: number;
}

export const FACTORS = { min: 1.02, max: 2.5, step: 0.01 };

const DEFAULT_FACTOR = 1.5;

function readFactor(text: string | null): number {
  const factor = Number(text ?? NaN);
  if (!(factor > 1 && factor < Infinity)) return DEFAULT_FACTOR;
  return Math.min(Math.max(Math.round(factor * 100) / 100, FACTORS.min), FACTORS.max);
}

/** Maps the state to a query such as `?width=1.5`. */
export const liquidityComparisonCodec: AddressCodec<LiquidityComparisonState> = {
  defaults: { factor: DEFAULT_FACTOR },
  read: (parameters) => ({ factor: readFactor(parameters.get('width')) }),
  write: ({ factor }) => ({ width: String(Number(factor.toFixed(2))) }),
};

const LIQUIDITY = constantProductLiquidity(DEPOSIT_VALUE, ENTRY_PRICE);

/** Returns the reserves that v1 and v3 need for the same depth at the entry price. */
export function describeComparison({ factor }: LiquidityComparisonState) {
  const range = { lower: ENTRY_PRICE / factor, upper: ENTRY_PRICE * factor };
  const v1 = constantProductReserves(LIQUIDITY, ENTRY_PRICE);
  const v3 = positionAmounts(LIQUIDITY, range, ENTRY_PRICE);
  const v3Value = valueInToken1(v3, ENTRY_PRICE);
  return { factor, range, v1, v3, v1Value: DEPOSIT_VALUE, v3Value, times: DEPOSIT_VALUE / v3Value };
}

export type ComparisonDescription = ReturnType<typeof describeComparison>;
