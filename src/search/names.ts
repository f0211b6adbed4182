/** On what opens search. */
export const SEARCH_OPEN = 'data-search-open';
/** On what opens search: the tag of the page's version. */
export const SEARCH_TAG = 'data-search-tag';
/** On the link of a result. */
export const SEARCH_RESULT = 'data-search-result';

/** Id of the line in the dialog that says what the keys do. */
export const DIALOG_KEYS = 'search-dialog-keys';
/** Class of the button in the bar that opens search. */
export const SEARCH_BUTTON = 'search-button';
/** Class of the keys that open search. */
export const SEARCH_KEYS = 'search-keys';
/** Class of the dialog that says that search could not be loaded. */
export const SEARCH_UNLOADED = 'search-unloaded';
