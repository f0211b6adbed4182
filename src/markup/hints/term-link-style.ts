import type { CSSObject } from '@emotion/react';
import { TERM_LINK } from './names';

/** Styles of links to glossary terms, which look like the text around them. */
export const termLinkStyle: CSSObject = {
  [`a.${TERM_LINK}`]: {
    color: 'inherit',
    // WebKit ignores the line style in the shorthand property, so set the properties one by one.
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--text-muted)',
    textUnderlineOffset: '0.2em',
    '&:hover': { color: 'var(--accent)' },
  },
};
