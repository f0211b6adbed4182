import { useEffect, useState } from 'react';
import type { Hit, SearchAnswer } from '../../lib/search/search-backend';
import { siteSearch } from '../../lib/search/site-search';

/** Hits shown at first, and added on demand. */
export const PAGE_SIZE = 20;

/** Everything a result depends on; a new `attempt` asks the same again. */
export interface Asked {
  query: string;
  section: string | undefined;
  limit: number;
  attempt: number;
}

/** What the page shows for a query. */
export type SearchResults =
  { state: 'idle' | 'loading' | 'failed' } | ({ state: 'found'; query: string } & SearchAnswer);

type Outcome = Asked & { answer: SearchAnswer | undefined };

/** Results that follow the query. The last ones stay until new ones are there. */
export function useSearchResults({ query, section, limit, attempt }: Asked): SearchResults {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!query.trim()) return undefined;
    let current = true;
    const settle = (answer: SearchAnswer | undefined) => {
      if (current) setOutcome({ query, section, limit, attempt, answer });
    };
    siteSearch({ query, section, limit }).then(
      ({ hits, ...answer }) => settle({ ...answer, hits: withoutParts(hits) }),
      (error: unknown) => {
        console.warn('Search failed.', error);
        settle(undefined);
      },
    );
    return () => {
      current = false;
    };
  }, [query, section, limit, attempt]);

  if (!query.trim()) return { state: 'idle' };
  if (outcome?.answer) return { state: 'found', query: outcome.query, ...outcome.answer };
  const failed = outcome?.query === query && outcome.attempt === attempt;
  return { state: failed ? 'failed' : 'loading' };
}

/** Parts of one long section lead to the same place: the best stands for all. */
function withoutParts(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ path }) => !seen.has(path) && seen.add(path));
}
