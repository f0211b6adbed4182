import type { GoldenResult } from '../../src/search/golden/golden-set';

/**
 * Returns three measures of search quality: the share of queries whose first hit is acceptable, the share with an
 * acceptable hit among the first three, and the mean reciprocal rank.
 */
export function qualityOf(outcomes: readonly GoldenResult[]) {
  const share = (count: number) => count / outcomes.length;
  const within = (limit: number) =>
    share(outcomes.filter(({ place }) => place > 0 && place <= limit).length);
  const mrr = share(outcomes.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0));
  return { hit1: within(1), hit3: within(3), mrr };
}
