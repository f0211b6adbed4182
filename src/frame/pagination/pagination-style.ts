import type { CSSObject } from '@emotion/react';

/** See `frame/pagination/pagination.tsx`. */
export const paginationStyle: CSSObject = {
  '.pagination': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: 'var(--space-4)',
    marginTop: 'var(--space-12)',
    a: {
      display: 'block',
      padding: 'var(--space-4) var(--space-5)',
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-md)',
      color: 'var(--text)',
      fontWeight: 580,
      lineHeight: 1.35,
      textDecoration: 'none',
      transition: 'border-color var(--motion-fast)',
      '&:hover': { borderColor: 'var(--accent)' },
    },
    span: {
      display: 'block',
      marginBottom: 'var(--space-1)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-xs)',
      fontWeight: 400,
    },
    "a[rel='next']": { textAlign: 'end', gridColumnEnd: -1 },
  },
};
