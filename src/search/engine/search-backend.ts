import type { DirectAnswer } from '../../site/search/answers/direct-answer';

/** What the reader asks. */
export interface SearchRequest {
  query: string;
  /** Version tags of what the reader is in: hits bear one of them, and only where there are none, any. */
  near?: readonly string[] | undefined;
  /** The one section that hits may belong to. */
  section?: string | undefined;
  offset?: number;
  limit: number;
}

/** A record as it is shown. */
export interface Hit {
  /** Path and anchor in the site, without base path. Parts of one long section have the same. */
  path: string;
  type: string;
  /** Section and categories. */
  lvl0: string;
  /** The page. */
  title: string;
  /** From lvl2 on. */
  headings: string[];
  content: string;
  section: string;
}

/** The answer. */
export interface SearchAnswer {
  hits: Hit[];
  /** How many there are in all, in every version, as the search page shows them. */
  total: number;
  /** How many in each section, whatever section was asked for. */
  sections: Record<string, number>;
  /** What the query asks for where it is nothing but a name, a number or a hash; explained by the first hit. */
  answer?: DirectAnswer;
}

/** One way to search. Rejects when it cannot tell; the next call tries anew. */
export type SearchBackend = (request: SearchRequest) => Promise<SearchAnswer>;
