/** The banner: the base path that the site is configured for. */
export const BASE_BANNER = 'data-base-banner';
/** In it, what to say where the address of the page can be a base address. */
export const BASE_FITS = 'data-base-fits';
/** What to say where it cannot. */
export const BASE_UNFIT = 'data-base-unfit';
/** Where the base address that fits is written. */
export const BASE_SUGGESTION = 'data-base-suggestion';
/** On the same: what is written for no base address. */
export const BASE_EMPTY = 'data-empty';
