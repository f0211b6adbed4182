import type { CSSObject } from '@emotion/react';
import { TERM_DEFINITION, TERM_LINK } from './names';

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

/** Styles of the box in which `term-definitions.ts` shows the definition of a glossary word. */
export const termDefinitionStyle: CSSObject = {
  [`.${TERM_DEFINITION}`]: {
    position: 'fixed',
    zIndex: 40,
    maxWidth: 'min(22rem, calc(100vw - 16px))',
    padding: 'var(--space-3) var(--space-4)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    boxShadow: 'var(--shadow-popover)',
    fontSize: 'var(--size-sm)',
    lineHeight: 1.45,
    strong: { display: 'block', marginBottom: 'var(--space-1)' },
    '&[hidden]': { display: 'none' },
  },
};
