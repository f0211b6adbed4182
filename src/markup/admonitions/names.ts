/** Class of an admonition; its second class appends the kind, as in `admonition-note`. */
export const ADMONITION = 'admonition';
/** Class of an admonition's title. */
export const ADMONITION_TITLE = 'admonition-title';
