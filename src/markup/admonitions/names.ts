/** Class of an admonition; its second class appends the kind, as in `admonition-note`. */
export const ADMONITION = 'admonition';
/** Class of an admonition's title. */
export const ADMONITION_TITLE = 'admonition-title';
/**
 * The kinds of admonition, each with its default title. Each has two colours in `site/design/colours.ts`: its own and
 * its surface's.
 */
export const ADMONITION_KINDS = {
  note: 'Note',
  tip: 'Tip',
  caution: 'Caution',
  danger: 'Danger',
} as const;
