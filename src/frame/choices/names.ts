/** On the link to a docs version: which one, as `section/name`. */
export const VERSION = 'data-version';
/** On the same where it leads to the page that the reader is on. */
export const SAME_PAGE = 'data-same-page';
