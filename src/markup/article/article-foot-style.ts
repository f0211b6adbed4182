import type { CSSObject } from '@emotion/react';

/** See `markup/article/article-foot.tsx`. */
export const articleFootStyle: CSSObject = {
  '.article-foot': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 'var(--space-2) var(--space-6)',
    marginTop: 'var(--space-16)',
    paddingTop: 'var(--space-4)',
    borderTop: '1px solid var(--border)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
  },
};
