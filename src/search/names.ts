/** On what opens search. */
export const SEARCH_OPEN = 'data-search-open';
/** On what opens search: the tag of the page's version. */
export const SEARCH_TAG = 'data-search-tag';
/** On what the search page says where its scripts do not load. */
export const UNSTARTED = 'data-search-unstarted';
/** On the link of a result. */
export const SEARCH_RESULT = 'data-search-result';
