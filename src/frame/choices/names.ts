/** On the link to a docs version: its key, as `section/name`. */
export const VERSION = 'data-version';
/** On the link to a docs version, if it leads to the page the reader is on. */
export const SAME_PAGE = 'data-same-page';
