import type { Fraction } from '../exact/fraction';

/** Largest reserve that a pair can store. */
export const MAX_RESERVE = (1n << 112n) - 1n;

/** Thousandths of the input that are traded; the other three are the fee. */
const TRADED = 997n;
const WHOLE = 1000n;

/** A v1 pair's reserves of the input and the output token, in base units and above zero. */
export interface TradeReserves {
  readonly reserveIn: bigint;
  readonly reserveOut: bigint;
}

/**
 * Returns the largest output for an exact input, after the 0.3% fee.
 * Source: `getAmountOut` of `UniswapV2Library` in `@uniswap/v2-periphery`.
 *
 * @param amountIn above zero
 * @returns rounded down; zero for an input too small to buy one base unit
 */
export function amountOutFor(amountIn: bigint, { reserveIn, reserveOut }: TradeReserves): bigint {
  if (amountIn <= 0n) throw new RangeError('The amount in must be above zero');
  const traded = amountIn * TRADED;
  return (traded * reserveOut) / (reserveIn * WHOLE + traded);
}

/**
 * Returns the smallest input for an exact output, including the 0.3% fee. Source: `getAmountIn` of `UniswapV2Library`
 * in `@uniswap/v2-periphery`.
 *
 * @param amountOut above zero and below the reserve
 * @returns the quotient plus one, even if the division is exact, because the contract also adds one
 * @throws RangeError if the pair doesn't hold more than `amountOut`
 */
export function amountInFor(amountOut: bigint, { reserveIn, reserveOut }: TradeReserves): bigint {
  if (amountOut <= 0n) throw new RangeError('The amount out must be above zero');
  if (amountOut >= reserveOut) throw new RangeError('The pair holds less than that');
  return (reserveIn * amountOut * WHOLE) / ((reserveOut - amountOut) * TRADED) + 1n;
}

/** The effects of a trade, in exact numbers. */
export interface PairTrade {
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly after: TradeReserves;
  /**
   * Prices as output per input: marginal before the trade, average of the whole trade, and marginal after the trade.
   */
  readonly priceBefore: Fraction;
  readonly executionPrice: Fraction;
  readonly priceAfter: Fraction;
  /**
   * Fee in the input token, which stays in the pair. It isn't rounded, because the contract never computes it
   * separately.
   */
  readonly fee: Fraction;
  /**
   * How much less the trade returns than it would at the price before the trade, as a share. The first number includes
   * the fee, the second doesn't.
   */
  readonly impactWithFee: Fraction;
  readonly impactWithoutFee: Fraction;
  /** Product of the reserves before and after the trade. It grows, because the fee stays in the pair. */
  readonly kBefore: bigint;
  readonly kAfter: bigint;
}

/** Describes a trade, given its input and output, which must be above zero. */
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
