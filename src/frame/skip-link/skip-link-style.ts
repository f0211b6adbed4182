import type { CSSObject } from '@emotion/react';

/** See `frame/skip-link/skip-link.tsx`. */
export const skipLinkStyle: CSSObject = {
  '.skip-link': {
    position: 'fixed',
    top: 'var(--space-3)',
    insetInlineStart: 'var(--space-3)',
    zIndex: 100,
    padding: 'var(--space-2) var(--space-4)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 600,
    textDecoration: 'none',
    transform: 'translateY(-200%)',
    '&:focus': { transform: 'none' },
  },
};
