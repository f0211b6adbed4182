import type { CSSObject } from '@emotion/react';
import { TERM_LINK } from './names';

/** Links to glossary terms, which look like the text around them. */
export const termLinkStyle: CSSObject = {
  [`a.${TERM_LINK}`]: {
    color: 'inherit',
    // WebKit ignores the style in the shorthand.
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--text-muted)',
    textUnderlineOffset: '0.2em',
    '&:hover': { color: 'var(--accent)' },
  },
};
