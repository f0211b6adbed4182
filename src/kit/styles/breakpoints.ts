/*
 * Widths in em, which in a media query is the font size that the reader has set in the browser: 16 px unless they changed
 * it. With letters of twice that size, a desktop window has the room of a phone's, and gets its layout.
 */

/** The specification's breakpoint, 996 px: the bar's links move into the menu, and no column stands beside the text. */
export const MOBILE = '(max-width: 62.25em)';
/** 599 px: names may break, rows of tables stack and lines of code wrap. */
export const NARROW = '(max-width: 37.4375em)';
