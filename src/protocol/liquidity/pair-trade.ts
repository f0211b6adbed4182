import type { Fraction } from '../exact/fraction';

/** Largest reserve that a pair can store. */
export const MAX_RESERVE = (1n << 112n) - 1n;

/** Parts in a thousand of the input that trade; the other three are the fee. */
const TRADED = 997n;
const WHOLE = 1000n;

/** Reserves of a v1 pair seen from a trade, in the tokens' smallest units, both above zero. */
export interface TradeReserves {
  readonly reserveIn: bigint;
  readonly reserveOut: bigint;
}

/**
 * The most that a pair pays for an exact input, 0.3% fee taken.
 * Source: `getAmountOut` of `UniswapV2Library` in `@uniswap/v2-periphery`.
 *
 * @param amountIn above zero
 * @returns rounded down; zero for an input too small to buy one unit
 */
export function amountOutFor(amountIn: bigint, { reserveIn, reserveOut }: TradeReserves): bigint {
  if (amountIn <= 0n) throw new RangeError('The amount in must be above zero');
  const traded = amountIn * TRADED;
  return (traded * reserveOut) / (reserveIn * WHOLE + traded);
}

/**
 * The least input that buys an exact output, 0.3% fee added.
 * Source: `getAmountIn` of `UniswapV2Library` in `@uniswap/v2-periphery`.
 *
 * @param amountOut above zero and below the reserve
 * @returns the quotient plus one, as the contract has it, even where the division leaves no rest
 * @throws RangeError when the pair does not hold more than that
 */
export function amountInFor(amountOut: bigint, { reserveIn, reserveOut }: TradeReserves): bigint {
  if (amountOut <= 0n) throw new RangeError('The amount out must be above zero');
  if (amountOut >= reserveOut) throw new RangeError('The pair holds less than that');
  return (reserveIn * amountOut * WHOLE) / ((reserveOut - amountOut) * TRADED) + 1n;
}

/** What a trade does, in exact numbers. */
export interface PairTrade {
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly after: TradeReserves;
  /** Out per in: before the trade at the margin, of the trade as a whole, and after it. */
  readonly priceBefore: Fraction;
  readonly executionPrice: Fraction;
  readonly priceAfter: Fraction;
  /** Of the input; it stays in the pair. Not rounded: the contract never computes it by itself. */
  readonly fee: Fraction;
  /** Share by which the trade falls short of the price before: with the fee, and its own part. */
  readonly impactWithFee: Fraction;
  readonly impactWithoutFee: Fraction;
  /** Product of the reserves; the fee makes it grow. */
  readonly kBefore: bigint;
  readonly kAfter: bigint;
}

/** Everything about a trade whose two amounts are known, both above zero. */
export function describePairTrade(
  reserves: TradeReserves,
  amountIn: bigint,
  amountOut: bigint,
): PairTrade {
  const { reserveIn, reserveOut } = reserves;
  const after = { reserveIn: reserveIn + amountIn, reserveOut: reserveOut - amountOut };
  const shortfall = (paid: Fraction): Fraction => {
    const expected = paid.numerator * reserveOut;
    const got = amountOut * reserveIn * paid.denominator;
    return { numerator: expected - got, denominator: expected };
  };
  return {
    amountIn,
    amountOut,
    after,
    priceBefore: { numerator: reserveOut, denominator: reserveIn },
    executionPrice: { numerator: amountOut, denominator: amountIn },
    priceAfter: { numerator: after.reserveOut, denominator: after.reserveIn },
    fee: { numerator: amountIn * (WHOLE - TRADED), denominator: WHOLE },
    impactWithFee: shortfall({ numerator: amountIn, denominator: 1n }),
    impactWithoutFee: shortfall({ numerator: amountIn * TRADED, denominator: WHOLE }),
    kBefore: reserveIn * reserveOut,
    kAfter: after.reserveIn * after.reserveOut,
  };
}
