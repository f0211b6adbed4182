/** Class of an admonition. Its second class is this one with the kind appended, as in `admonition-note`. */
export const ADMONITION = 'admonition';
/** Class of an admonition's title. */
export const ADMONITION_TITLE = 'admonition-title';
