/** On `html` while a page load is taking long. */
export const LOADING = 'data-loading';
/** On the spinner, which is also announced to screen readers. */
export const LOAD_SPINNER = 'data-load-spinner';
