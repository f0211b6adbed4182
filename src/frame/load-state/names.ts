/** On `html` while a page that lasts is awaited. */
export const LOADING = 'data-loading';
/** What turns, and says so to screen readers. */
export const LOAD_SPINNER = 'data-load-spinner';
/** The box that says why a page did not come. */
export const LOAD_ERROR = 'data-load-error';
/** The reason in the box. */
export const LOAD_ERROR_TEXT = 'data-load-error-text';
/** The button in the box. */
export const LOAD_RETRY = 'data-load-retry';
