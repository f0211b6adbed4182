/** Attribute of `html` while a page load is taking long. */
export const LOADING = 'data-loading';
/** Attribute of the spinner. The spinner's text is announced to screen readers. */
export const LOAD_SPINNER = 'data-load-spinner';
