/** Attribute of elements that open search. */
export const SEARCH_OPEN = 'data-search-open';
/** Attribute with the search tag of the page's docs version, on elements that open search. */
export const SEARCH_TAG = 'data-search-tag';
/** Attribute of the message that the search page shows if its scripts do not load. */
export const UNSTARTED = 'data-search-unstarted';
/** Attribute of the link to a result. */
export const SEARCH_RESULT = 'data-search-result';
/** Name that is set in the state of a history entry in which search is open. */
export const SEARCH_ENTRY = 'search';
