/** Class of what a table scrolls in. */
export const TABLE_FRAME = 'table-frame';
/** Class of a cell in a column of numbers and single words. */
export const SHORT = 'short';
/** Class of a table whose rows stand one under the other on a phone. */
export const STACKED = 'stacked';
/** Class of code with a word so long that it must break at any width. */
export const LONG = 'long';
/** Class of a name that goes to the next line whole, where there is room for it. */
export const WHOLE = 'whole';
