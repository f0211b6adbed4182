/** On `html` while a page that lasts is awaited. */
export const LOADING = 'data-loading';
/** What turns, and says so to screen readers. */
export const LOAD_SPINNER = 'data-load-spinner';
