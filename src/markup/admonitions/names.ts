/** Class of an admonition. The element has a second class for its kind, such as `admonition-note`. */
export const ADMONITION = 'admonition';
/** Class of an admonition's title. */
export const ADMONITION_TITLE = 'admonition-title';
