/** Attribute of the banner: the configured base path. */
export const BASE_BANNER = 'data-base-banner';
/** Attribute of the text in the banner that is shown if the page's URL can be used as a base path. */
export const BASE_FITS = 'data-base-fits';
/** Attribute of the text in the banner that is shown if the page's URL cannot be used as a base path. */
export const BASE_UNFIT = 'data-base-unfit';
/** Attribute of an element that shows the suggested base path. */
export const BASE_SUGGESTION = 'data-base-suggestion';
/** Attribute of an element with `BASE_SUGGESTION`: the text to show if the base path is empty. */
export const BASE_EMPTY = 'data-empty';
