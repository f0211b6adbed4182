/** Class of a table of gas with the line below it. */
export const GAS = 'gas-table';
/** Attribute of a figure: the key of the measured call. The element after it shows the cost. */
export const GAS_CALL = 'data-gas-call';
/** Prefix of the value of `RUN` on the button that runs the calls of a table. The id of the table follows. */
export const GAS_RUNS = 'gas:';

/** Class of the line below a table, with the base fee and the button. */
export const GAS_LINE = 'gas-line';
/** Class of the message about an invalid base fee. */
export const GAS_PROBLEM = 'gas-problem';
/** Class of the base fee that is shown as text where scripts do not run. */
export const GAS_FEE = 'gas-fee';
/** Class of the button that runs the calls of a table. */
export const GAS_RUN = 'gas-run';

/** The base fee that the costs in a page's HTML are computed with, in gwei. */
export const FIRST_FEE = '1';
