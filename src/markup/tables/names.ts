/** Class of the scrolling frame around a table. */
export const TABLE_FRAME = 'table-frame';
/** Class of a cell in a column of numbers and single words. */
export const SHORT = 'short';
/** Class of a table whose rows become cards on a phone. */
export const STACKED = 'stacked';
/** Class of code that contains a word so long that it must break at any width. */
export const LONG = 'long';
/** Class of a name that does not break if the screen is wide enough, but moves to the next line as a whole. */
export const WHOLE = 'whole';
