/** On the banner: the configured base path. */
export const BASE_BANNER = 'data-base-banner';
/** On the text in the banner that is shown if the page's URL can be used as a base path. */
export const BASE_FITS = 'data-base-fits';
/** On the text in the banner that is shown if the page's URL cannot be used as a base path. */
export const BASE_UNFIT = 'data-base-unfit';
/** On an element that shows the suggested base path. */
export const BASE_SUGGESTION = 'data-base-suggestion';
/** On an element with BASE_SUGGESTION: the text for an empty base path. */
export const BASE_EMPTY = 'data-empty';
