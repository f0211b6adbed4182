/**
 * Id of the last element in the top bar. The head refers to it to delay the first paint until the whole top bar has
 * been parsed.
 */
export const NAVBAR_END_ID = 'navbar-end';

/** Attribute of the top bar. */
export const NAVBAR = 'data-navbar';
/** Attribute of `html` while the top bar is hidden. */
export const NAVBAR_HIDDEN = 'data-navbar-hidden';
