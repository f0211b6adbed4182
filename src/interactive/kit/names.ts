/** On the table row for the current setting. */
export const CURRENT = 'data-current';
/** On the most important labels of a drawing. */
export const STRONG = 'data-strong';
/** On a label of a drawing: the token whose fill is behind it, `token0` or `token1`. */
export const ON = 'data-on';
