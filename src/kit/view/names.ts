/** Attribute of a menu of links. */
export const DROPDOWN = 'data-dropdown';
/** Class of a menu of links. */
export const DROPDOWN_CLASS = 'dropdown';
