/** Attribute of the table row that shows the current setting. */
export const CURRENT = 'data-current';
/** Attribute of the most important labels of a drawing. */
export const STRONG = 'data-strong';
/** Attribute of a drawing's label. Its value is the token whose fill is behind the label, `token0` or `token1`. */
export const ON = 'data-on';
