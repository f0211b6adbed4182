import type { CSSObject } from '@emotion/react';

/** See `frame/crash/crash-boundary.tsx`. */
export const crashBoundaryStyle: CSSObject = {
  '.crash-boundary': {
    maxWidth: 'var(--measure)',
    marginInline: 'auto',
    padding: 'var(--space-12) var(--space-4)',
    h1: { marginBottom: 'var(--space-4)', fontSize: 'var(--size-2xl)' },
    pre: {
      marginTop: 'var(--space-6)',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-sm)',
    },
  },
};
