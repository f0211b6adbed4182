import type { SearchBackend } from '../engine/search-backend';
import type { GoldenQuery } from './golden-set';

/**
 * A query with its results. `place` is the rank of the first acceptable page, from 1; it is 0 if none of the first ten
 * pages is acceptable.
 */
export interface Outcome extends GoldenQuery {
  place: number;
  found: string[];
}

/** Runs every query. Hits on the same page count as one result, as readers see them. */
export async function askGolden(
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
