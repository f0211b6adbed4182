/** Class of what a table scrolls in. */
export const TABLE_FRAME = 'table-frame';
/** Class of a cell in a column of numbers and single words. */
export const SHORT = 'short';
/** Class of code with a part so long that it must break anywhere. */
export const LONG = 'long';
