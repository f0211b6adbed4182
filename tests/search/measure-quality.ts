import type { SearchBackend } from '../../src/search/engine/search-backend';
import type { GoldenQuery } from './golden-set';

/** Where the first acceptable page stands among the pages found, from 1; 0 when it is not among the first ten. */
export interface Outcome extends GoldenQuery {
  place: number;
  found: string[];
}

/** Shares of queries with an acceptable page first, and among the first three; mean of 1 / place. */
export interface Quality {
  hit1: number;
  hit3: number;
  mrr: number;
}

/** Asks every query; hits of one page count as one result, as the reader sees them. */
export async function askAll(
  queries: readonly GoldenQuery[],
  search: SearchBackend,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const golden of queries) {
    const { hits } = await search({ query: golden.query, limit: 50 });
    const found = [...new Set(hits.map(({ path }) => path.split('#')[0] ?? ''))].slice(0, 10);
    const place = found.findIndex((path) => golden.pages.includes(path)) + 1;
    outcomes.push({ ...golden, place, found });
  }
  return outcomes;
}

/** Sums up. */
export function qualityOf(outcomes: readonly Outcome[]): Quality {
  const share = (count: number) => count / outcomes.length;
  const within = (limit: number) =>
    share(outcomes.filter(({ place }) => place > 0 && place <= limit).length);
  const mrr = share(outcomes.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0));
  return { hit1: within(1), hit3: within(3), mrr };
}
