/** Attribute of the element where focus starts on every page. */
export const FOCUS_START = 'data-focus-start';
