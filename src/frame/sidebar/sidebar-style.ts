import type { CSSObject } from '@emotion/react';

/** See `frame/sidebar/sidebar.tsx`. */
export const sidebarStyle: CSSObject = {
  // Styled through the container, because a long sidebar has hundreds of entries and is rendered on every page of its
  // section.
  '.sidebar': {
    fontSize: 'var(--size-sm)',
    lineHeight: 1.4,
    ul: { margin: 0, padding: 0, listStyle: 'none' },
    'ul ul': {
      marginInlineStart: 'var(--space-3)',
      borderInlineStart: '1px solid var(--border)',
      paddingInlineStart: 'var(--space-2)',
    },
    'a, summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2rem',
      padding: 'var(--space-1) var(--space-3)',
      borderRadius: 'var(--radius-sm)',
      color: 'var(--text-muted)',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      transition: 'color var(--motion-fast), background var(--motion-fast)',
      '&:hover': { color: 'var(--text)', background: 'var(--surface-raised)' },
    },
    "a[aria-current='page']": {
      color: 'var(--accent)',
      background: 'var(--accent-surface)',
      fontWeight: 580,
    },
    summary: {
      justifyContent: 'space-between',
      gap: 'var(--space-2)',
      color: 'var(--text)',
      fontWeight: 580,
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      svg: {
        flex: 'none',
        transition: 'transform var(--motion-base) var(--ease)',
        transform: 'rotate(-90deg)',
      },
    },
    'details[open] > summary > svg': { transform: 'none' },
    'li > details': { marginBlock: 'var(--space-1)' },
    'details > div': { overflow: 'hidden' },
  },
};
