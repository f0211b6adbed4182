/**
 * Returns the gain or loss of a v1 pool share compared with holding its two tokens, if only the price changes: 2√r / (1
 * + r) − 1. It is also called impermanent loss or divergence loss.
 *
 * @param ratio current price divided by the price at the deposit, above zero
 * @returns zero or less: −0.0572 at twice (or half) the price
 */
export function divergenceLoss(ratio: number): number {
  return (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;
}

/** The fee income of a v1 pair. */
export interface FeeIncome {
  /** Daily volume as a share of the pair's value. 0.1 means that a tenth of the value is traded each day. */
  readonly turnover: number;
  /** Share of the volume paid to liquidity providers: 0.003, or 0.0025 with the protocol fee. */
  readonly feeRate: number;
}

/**
 * Returns the factor by which fees grow a share's reserves. Fees stay in the pair, so they compound: (1 + fee ·
 * turnover)^days.
 *
 * @returns 1 or more
 */
export function feeGrowth({ turnover, feeRate }: FeeIncome, days: number): number {
  return (1 + feeRate * turnover) ** days;
}

/** Returns the gain or loss of a share compared with holding, including fees. See {@link divergenceLoss}. */
export function returnAgainstHolding(ratio: number, growth: number): number {
  return (1 + divergenceLoss(ratio)) * growth - 1;
}

/**
 * Returns how many days of fees make up for a change of price.
 *
 * @returns Infinity if there is a loss but no income
 */
export function breakEvenDays(ratio: number, { turnover, feeRate }: FeeIncome): number {
  // Math.abs turns the −0 that `log1p` returns for an unchanged price into 0.
  const loss = Math.abs(Math.log1p(divergenceLoss(ratio)));
  return loss === 0 ? 0 : loss / Math.log1p(feeRate * turnover);
}

/**
 * Returns the fall and the rise of the price between which a share is worth at least as much as holding.
 *
 * @param growth from {@link feeGrowth}
 * @returns ratios to the price at the deposit; each is the reciprocal of the other
 */
export function breakEvenRatios(growth: number): { readonly fall: number; readonly rise: number } {
  const rise = (growth + Math.sqrt(growth ** 2 - 1)) ** 2;
  return { fall: 1 / rise, rise };
}
