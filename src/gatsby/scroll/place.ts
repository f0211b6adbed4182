/** A page's URL as the router reports it. `key` identifies the history entry, if the router knows that entry. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  key?: string;
}

/**
 * Whether a navigation leads to another page, to a heading, or back to the top of the current page. Returns false if
 * only the query changes.
 */
export const isJump = (to: Place, from: Place): boolean =>
  from.pathname !== to.pathname ||
  from.hash !== to.hash ||
  to.search === '' ||
  from.search === to.search;
