/** Attribute of a link to a docs version: the key of the version, such as `sdk/v3`. */
export const VERSION = 'data-version';
/** Attribute of a link to a docs version that leads to the same page in that version. */
export const SAME_PAGE = 'data-same-page';
