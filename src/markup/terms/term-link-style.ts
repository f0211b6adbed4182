import type { CSSObject } from '@emotion/react';
import { TERM_LINK } from './names';

/** A word of the text that the glossary explains. */
export const termLinkStyle: CSSObject = {
  // A word that the glossary explains reads like the text around it.
  [`a.${TERM_LINK}`]: {
    color: 'inherit',
    // WebKit does not read the style in the shorthand.
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--text-muted)',
    textUnderlineOffset: '0.2em',
    '&:hover': { color: 'var(--accent)' },
  },
};
