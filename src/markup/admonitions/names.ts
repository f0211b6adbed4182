/** Class of an admonition; a second one is this with its kind behind it. */
export const ADMONITION = 'admonition';
/** Class of an admonition's title. */
export const ADMONITION_TITLE = 'admonition-title';
/**
 * The kinds of admonition, and what one is called that bears no title. Each has two colours in `site/design/colours.ts`:
 * its own and that of its surface.
 */
export const ADMONITION_KINDS = {
  note: 'Note',
  tip: 'Tip',
  caution: 'Caution',
  danger: 'Danger',
} as const;
