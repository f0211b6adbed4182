/** A page's address as the router reports it. The key is the history entry's, if the router knows that entry. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  key?: string;
}

/**
 * Whether a navigation leads to another page, to a heading, or back to the top of the current page. A navigation that
 * changes only the query does not.
 */
export const isJump = (to: Place, from: Place): boolean =>
  from.pathname !== to.pathname ||
  from.hash !== to.hash ||
  to.search === '' ||
  from.search === to.search;
