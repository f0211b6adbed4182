import type { Answer } from '../site/queries/post-query';

/** The site's data, which can be queried: from a development server or from the last run. */
export interface Site {
  /**
   * Runs a query.
   *
   * @param variables of the query, by name
   */
  ask: (query: string, variables: Record<string, unknown>) => Promise<Answer>;
  /** One or two sentences that say how recent its answers are. */
  freshness: string;
}
