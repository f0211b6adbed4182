/** On the row of a table that stands for what is set now. */
export const CURRENT = 'data-current';
/** On a label of a drawing that says the most. */
export const STRONG = 'data-strong';
/** On a label of a drawing: what it stands on, `token0` or `token1`. */
export const ON = 'data-on';
