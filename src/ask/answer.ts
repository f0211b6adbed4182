import type { Answer } from '../site/queries/post-query';

/** Somebody who knows the site. */
export interface Site {
  /** @param variables of the query, by name */
  ask: (query: string, variables: Record<string, unknown>) => Promise<Answer>;
  /** How fresh what it answers is, in a sentence or two. */
  freshness: string;
}
