/** The button that closes the bar. */
export const ANNOUNCEMENT_CLOSE = 'data-announcement-close';
