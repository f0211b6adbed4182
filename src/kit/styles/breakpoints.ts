/** The specification's breakpoint: width in px up to which the page is a phone's: the bar's links stand in the menu, and the text has no column beside it. */
export const MOBILE = 996;
/** Width in px up to which names may break, rows of tables stack and lines of code wrap. */
export const NARROW = 599;
