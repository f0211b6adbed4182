import { startTransition, useEffect, useRef, useState } from 'react';
import { isTrackingDeclined } from '../../kit/dom/do-not-track';
import { boundQuery } from '../engine/query';
import type { Hit, SearchAnswer, SearchBackend } from '../engine/search-backend';

/** Milliseconds without typing after which a query counts as complete. */
export const SETTLED = 2000;

/** Maximum characters of a query that is reported. A longer query was probably pasted, so it may contain anything. */
const LONGEST = 80;

/** Matches text that may identify the reader: an account, a hash, a number, an email address or a URL. */
const PERSONAL = /0x[0-9a-f]{6,}|\d{5,}|@|:\/\/|\.eth\b/i;

const sent = new Set<string>();

/**
 * Sends a query without results to the operator's URL, if the settings contain one. Sends nothing but the query, and
 * each query only once per visit. Never sends a query if the browser opts out of tracking, or if the query is too
 * short, too long or may identify the reader.
 */
export function sendUnanswered(query: string): void {
  const address = SEARCH_SETTINGS.unanswered;
  const words = query.trim().toLowerCase();
  if (!address || words.length < 3 || words.length > LONGEST) return;
  if (PERSONAL.test(words) || sent.has(words) || isTrackingDeclined()) return;
  sent.add(words);
  navigator.sendBeacon(address, JSON.stringify({ query: words }));
}

/** Number of pages that are shown at first, and that "Show more results" adds. */
export const PAGE_SIZE = 20;

/**
 * Milliseconds for which typing must pause before the query is run. Otherwise each letter would load results that
 * nobody reads. The first letter is searched for at once.
 */
const REST = 80;

/**
 * Milliseconds between keystrokes of a reader who types on. After such a keystroke, and after the first letter, the
 * files of the hits aren't loaded for as long, because the next keystroke would replace the hits.
 */
const PAUSE = 200;

/**
 * Number of letters that a query may gain or lose between two renders and still count as typed. It is more than one,
 * because keystrokes can be faster than renders.
 */
const FEW = 2;

/**
 * Whether letters were typed or deleted, anywhere in the query. If the query was pasted or comes from the URL instead,
 * it is run at once.
 */
function isTyped(before: string, query: string): boolean {
  const [short = '', long = ''] = [before, query].toSorted((a, b) => a.length - b.length);
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return before !== query && long.length - short.length <= FEW && long.endsWith(short.slice(same));
}

/** A search with everything that its results depend on. A new `attempt` repeats the query. */
export interface RepeatableSearch {
  search: SearchBackend;
  query: string;
  /** The tags in {@link SearchRequest}. Pass the same array on each render, because a new array repeats the search. */
  near?: readonly string[] | undefined;
  section?: string | undefined;
  limit: number;
  attempt: number;
}

/** The state of a search. `query` is the part of the query that was searched for. */
export type SearchResults =
  { state: 'idle' | 'loading' | 'failed' } | ({ state: 'found'; query: string } & SearchAnswer);

type AnsweredSearch = RepeatableSearch & { answer: SearchAnswer | undefined };

/** Returns the results for the current query. The previous results stay until new ones arrive. */
export function useSearchResults(asked: RepeatableSearch): SearchResults {
  const { search, near, section, limit, attempt } = asked;
  const query = boundQuery(asked.query);
  const [outcome, setOutcome] = useState<AnsweredSearch>();
  const before = useRef({ query, at: -Infinity });
  useEffect(() => {
    const typed = isTyped(before.current.query, query);
    const now = performance.now();
    const lastKey = before.current.at;
    const waits = typed && now - lastKey < REST;
    before.current = { query, at: typed ? now : -Infinity };
    if (!query.trim()) return undefined;
    let current = true;
    const settle = (answer: SearchAnswer | undefined) => {
      if (!current) return;
      // Renders in steps, so that the field stays responsive while the hits are rendered.
      startTransition(() => {
        setOutcome({ search, query, near, section, limit, attempt, answer });
      });
    };
    let pauseTimer: ReturnType<typeof setTimeout> | undefined;
    const typesOn = typed && (now - lastKey < PAUSE || query.trim().length === 1);
    const paused = typesOn
      ? new Promise<void>((resolve) => {
          pauseTimer = setTimeout(resolve, PAUSE);
        })
      : undefined;
    const ask = () =>
      search({ query, near, section, limit, paused }).then(
        ({ hits, ...answer }) => settle({ ...answer, hits: withoutParts(hits) }),
        (error: unknown) => {
          console.warn('Search failed.', error);
          settle(undefined);
        },
      );
    const timer = waits ? setTimeout(() => void ask(), REST) : void ask();
    return () => {
      current = false;
      clearTimeout(timer);
      clearTimeout(pauseTimer);
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

/** Removes hits that have the same path as a better hit. Such hits are parts of one long section. */
function withoutParts(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ path }) => !seen.has(path) && seen.add(path));
}
