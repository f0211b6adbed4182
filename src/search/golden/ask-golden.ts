import type { SearchBackend } from '../engine/search-backend';
import type { GoldenQuery } from './golden-set';

/** Where the first acceptable page stands among the pages found, from 1; 0 when it is not among the first ten. */
export interface Outcome extends GoldenQuery {
  place: number;
  found: string[];
}

/** Asks every query; hits of one page count as one result, as the reader sees them. */
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
