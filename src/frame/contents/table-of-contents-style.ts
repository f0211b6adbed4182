import type { CSSObject } from '@emotion/react';
import { DEPTH } from './names';

/** See `frame/contents/table-of-contents.tsx`. */
export const tableOfContentsStyle: CSSObject = {
  '.table-of-contents-list': {
    margin: 0,
    padding: 0,
    fontSize: 'var(--size-sm)',
    lineHeight: 1.4,
    listStyle: 'none',
    a: {
      display: 'block',
      paddingBlock: '0.28rem',
      paddingInlineStart: 'var(--space-4)',
      borderInlineStart: '2px solid var(--border)',
      color: 'var(--text-muted)',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { color: 'var(--text)' },
      "&[aria-current='true']": { borderColor: 'var(--accent)', color: 'var(--text)' },
    },
    [`a[${DEPTH}="3"]`]: { paddingInlineStart: 'var(--space-8)' },
  },
  '.table-of-contents-title': {
    marginBottom: 'var(--space-2)',
    color: 'var(--text)',
    fontSize: 'var(--size-sm)',
    fontWeight: 600,
  },
  '.table-of-contents-fold': {
    marginBlock: 'var(--space-5)',
    padding: 'var(--space-1) var(--space-4)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    fontSize: 'var(--size-sm)',
    '& > summary': {
      minHeight: '2rem',
      alignContent: 'center',
      fontWeight: 580,
      cursor: 'pointer',
    },
    '& > div': { paddingBlock: 'var(--space-2)' },
  },
};
