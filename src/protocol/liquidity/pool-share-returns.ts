/**
 * What a v1 pool share is worth against holding the same two tokens, when only the price changed:
 * 2√r / (1 + r) − 1. Also called impermanent or divergence loss.
 *
 * @param ratio price now divided by the price at the deposit, above zero
 * @returns zero or less: −0.0572 at twice (or half) the price
 */
export function divergenceLoss(ratio: number): number {
  return (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;
}

/** What a v1 pair earns. */
export interface FeeIncome {
  /** Volume per day as a share of the pair's value: 0.1 when a tenth of it is traded. */
  readonly turnover: number;
  /** Share of the volume that liquidity providers keep: 0.003, or 0.0025 with the protocol fee. */
  readonly feeRate: number;
}

/**
 * The factor by which fees make a share's reserves grow. Fees stay in the pair and earn
 * themselves: (1 + fee · turnover)^days.
 *
 * @returns 1 or more
 */
export function feeGrowth({ turnover, feeRate }: FeeIncome, days: number): number {
  return (1 + feeRate * turnover) ** days;
}

/** A share's worth against holding, fees included, as in {@link divergenceLoss}. */
export function returnAgainstHolding(ratio: number, growth: number): number {
  return (1 + divergenceLoss(ratio)) * growth - 1;
}

/**
 * Days of fees that make up for a change of price.
 *
 * @returns Infinity when there is something to make up for and no income
 */
export function breakEvenDays(ratio: number, { turnover, feeRate }: FeeIncome): number {
  // log1p(-0) of an unchanged price would print as −0.
  const loss = Math.abs(Math.log1p(divergenceLoss(ratio)));
  return loss === 0 ? 0 : loss / Math.log1p(feeRate * turnover);
}

/**
 * The two changes of price between which a share is worth at least what holding is.
 *
 * @param growth from {@link feeGrowth}
 * @returns ratios to the price at the deposit; each is the reciprocal of the other
 */
export function breakEvenRatios(growth: number): { readonly fall: number; readonly rise: number } {
  const rise = (growth + Math.sqrt(growth ** 2 - 1)) ** 2;
  return { fall: 1 / rise, rise };
}
