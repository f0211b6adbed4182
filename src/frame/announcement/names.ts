/** Attribute of the button that closes the announcement bar. */
export const ANNOUNCEMENT_CLOSE = 'data-announcement-close';
