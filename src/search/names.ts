/** On what opens search. */
export const SEARCH_OPEN = 'data-search-open';
