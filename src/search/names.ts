/** On elements that open search. */
export const SEARCH_OPEN = 'data-search-open';
/** On elements that open search: the version tag of the page. */
export const SEARCH_TAG = 'data-search-tag';
/** On the message that the search page shows if its scripts do not load. */
export const UNSTARTED = 'data-search-unstarted';
/** On the link to a result. */
export const SEARCH_RESULT = 'data-search-result';
/** Name of the history entry of open search, in the entry's state. */
export const SEARCH_ENTRY = 'search';
