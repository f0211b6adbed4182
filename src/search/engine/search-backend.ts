import type { DirectAnswer } from '../../site/search/answers/direct-answer';

/** A search query with its filters. */
export interface SearchRequest {
  query: string;
  /**
   * Version tags of the reader's current section. Only hits with one of these tags are returned, unless there are none.
   */
  near?: readonly string[] | undefined;
  /** The only section to search, if set. */
  section?: string | undefined;
  offset?: number;
  limit: number;
}

/** A search record as shown to the reader. */
export interface Hit {
  /** Path and anchor on the site, without base path. Parts of a long section share the same path. */
  path: string;
  type: string;
  /** Names of the section and its categories. */
  lvl0: string;
  /** Title of the page. */
  title: string;
  /** Headings from lvl2 on. */
  headings: string[];
  content: string;
  section: string;
}

/** The results of a search. */
export interface SearchAnswer {
  hits: Hit[];
  /** Total number of results across all versions, as the search page shows them. */
  total: number;
  /** Number of results in each section, regardless of the requested section. */
  sections: Record<string, number>;
  /**
   * Direct answer to a query that is a single name, number or hash. Unless it is a term, the page that explains it is
   * the first hit.
   */
  answer?: DirectAnswer;
}

/** A search implementation. Rejects on failure; the next call retries. */
export type SearchBackend = (request: SearchRequest) => Promise<SearchAnswer>;
