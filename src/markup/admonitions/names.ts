/** Class of an admonition; a second one is this with its kind behind it. */
export const ADMONITION = 'admonition';
/** Class of an admonition's title. */
export const ADMONITION_TITLE = 'admonition-title';
