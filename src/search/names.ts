/** Attribute of elements that open search. */
export const SEARCH_OPEN = 'data-search-open';
/** Attribute of elements that open search: the search tag of the page's docs version. */
export const SEARCH_TAG = 'data-search-tag';
/** Attribute of the message that the search page shows if its scripts do not load. */
export const UNSTARTED = 'data-search-unstarted';
/** Attribute of the link to a result. */
export const SEARCH_RESULT = 'data-search-result';
/** Name of the history entry of open search, which is set in the state of the entry. */
export const SEARCH_ENTRY = 'search';
