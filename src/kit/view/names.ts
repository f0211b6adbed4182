/** A menu of links. */
export const DROPDOWN = 'data-dropdown';
/** Class of the same. */
export const DROPDOWN_CLASS = 'dropdown';
