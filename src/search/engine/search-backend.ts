import type { DirectAnswer } from '../../site/search/answers/direct-answer';

/** A search query with its filters. */
export interface SearchRequest {
  query: string;
  /**
   * Search tags of the reader's docs version and of pages without a version. Only hits with one of these tags are
   * returned, unless there are none.
   */
  near?: readonly string[] | undefined;
  /** The only section to search, if set. */
  section?: string | undefined;
  offset?: number;
  limit: number;
  /**
   * Resolves when the reader stops typing, and never if the query changes before. Until then, files that only the hits
   * of this query need are not loaded, and a query without hits has no answer.
   */
  paused?: Promise<void> | undefined;
}

/** A search record as shown to the reader. */
export interface Hit {
  /** Path and hash on the site, without base path. Parts of a long section have the same path. */
  path: string;
  type: string;
  /** Names of the section and its categories. */
  lvl0: string;
  /** Title of the page. */
  title: string;
  /** Headings of levels 2 to 6 that lead to the hit. */
  headings: string[];
  content: string;
  section: string;
}

/** The results of a search. */
export interface SearchAnswer {
  hits: Hit[];
  /** Total number of results in all versions, which the search page shows. */
  total: number;
  /** Number of results in each section, regardless of the requested section. */
  sections: Record<string, number>;
  /**
   * Direct answer to a query that is a single name, number or hash. The page that explains it is the first hit, unless
   * the answer is the definition of a term.
   */
  answer?: DirectAnswer;
}

/** A search implementation. Rejects on failure; the next call retries. */
export type SearchBackend = (request: SearchRequest) => Promise<SearchAnswer>;
