import type { CSSObject } from '@emotion/react';

/** See `frame/breadcrumbs/breadcrumbs.tsx`. */
export const breadcrumbsStyle: CSSObject = {
  '.breadcrumbs': {
    marginBottom: 'var(--space-4)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    ol: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' },
    li: { minWidth: 0, overflowWrap: 'anywhere' },
    // The separator follows a step and does not allow a line break before it, so every new line starts with a step.
    'li:not(:last-of-type)::after': {
      content: '"/" / ""',
      paddingInline: 'var(--space-2)',
      opacity: 0.6,
    },
    a: {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { color: 'var(--text)', textDecoration: 'underline' },
    },
  },
};
