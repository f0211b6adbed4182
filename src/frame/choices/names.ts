/** On the link to a docs version: its key, as `section/name`. */
export const VERSION = 'data-version';
/** On the link to a docs version, if the link leads to the same page in that version. */
export const SAME_PAGE = 'data-same-page';
