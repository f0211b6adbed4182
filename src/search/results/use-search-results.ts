import { useEffect, useState } from 'react';
import { boundQuery } from '../engine/query';
import { sendUnanswered, SETTLED } from './send-unanswered';
import type { Hit, SearchAnswer, SearchBackend } from '../engine/search-backend';

/** Pages shown at first, and added on demand. */
export const PAGE_SIZE = 20;

/** Everything a result depends on; a new `attempt` asks the same again. */
export interface Asked {
  search: SearchBackend;
  query: string;
  /** See {@link SearchBackend}. The same array from draw to draw. */
  near?: readonly string[] | undefined;
  section?: string | undefined;
  limit: number;
  attempt: number;
}

/** What the page shows for a query, which is the part that was searched for. */
export type SearchResults =
  { state: 'idle' | 'loading' | 'failed' } | ({ state: 'found'; query: string } & SearchAnswer);

type Outcome = Asked & { answer: SearchAnswer | undefined };

/** Results that follow the query. The last ones stay until new ones are there. */
export function useSearchResults(asked: Asked): SearchResults {
  const { search, near, section, limit, attempt } = asked;
  const query = boundQuery(asked.query);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!query.trim()) return undefined;
    let current = true;
    const settle = (answer: SearchAnswer | undefined) => {
      if (current) setOutcome({ search, query, near, section, limit, attempt, answer });
    };
    search({ query, near, section, limit }).then(
      ({ hits, ...answer }) => settle({ ...answer, hits: withoutParts(hits) }),
      (error: unknown) => {
        console.warn('Search failed.', error);
        settle(undefined);
      },
    );
    return () => {
      current = false;
    };
  }, [search, query, near, section, limit, attempt]);

  const missed = outcome?.answer?.total === 0 && outcome.query === query ? query : undefined;
  useEffect(() => {
    if (missed === undefined) return undefined;
    const timer = setTimeout(() => sendUnanswered(missed), SETTLED);
    return () => clearTimeout(timer);
  }, [missed]);

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
