import type { CSSObject } from '@emotion/react';

/** See `markup/article/pages-under.tsx` and `same-task.tsx`. */
export const pagesUnderStyle: CSSObject = {
  '.pages-under': {
    marginTop: 'var(--space-10)',
    h2: { fontSize: 'var(--size-xl)', letterSpacing: '-0.015em' },
    ul: { margin: 'var(--space-4) 0 0', padding: 0, listStyle: 'none' },
    li: { padding: 'var(--space-3) 0', borderTop: '1px solid var(--border)' },
    a: { fontWeight: 580, overflowWrap: 'anywhere' },
    p: { margin: 'var(--space-1) 0 0', color: 'var(--text-muted)', fontSize: 'var(--size-sm)' },
  },
  '.same-task': {
    margin: 'calc(var(--space-4) * -1) 0 var(--space-8)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    span: { display: 'block' },
  },
};
