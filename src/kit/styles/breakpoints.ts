/* Widths in em. In a media query, 1em is the font size set in the browser: 16 px unless the reader changed it. At
   twice that size, a desktop window has space for as much text as a phone's, so it gets the phone layout. */

/**
 * At most 996 px, the width that the site's specification requires: the navbar's links move into the menu, and columns
 * next to the text are hidden.
 */
export const MOBILE = '(max-width: 62.25em)';
/** At most 599 px: names may break, table rows stack, and lines of code wrap. */
export const NARROW = '(max-width: 37.4375em)';
