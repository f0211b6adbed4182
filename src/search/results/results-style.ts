import type { CSSObject } from '@emotion/react';

/**
 * Styles shared by the dialog and the search page. They use class selectors, because the dialog's styles are serialized
 * at build time, without Emotion's generated classes.
 */
export const resultsStyle: CSSObject = {
  '.search-failure': {
    padding: 'var(--space-8) var(--space-4)',
    textAlign: 'center',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    strong: { display: 'block', color: 'var(--text)', fontSize: 'var(--size-md)' },
    button: { marginTop: 'var(--space-4)' },
  },
  '.search-note': {
    marginBlock: 'var(--space-2)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    overflowWrap: 'anywhere',
  },
  '.search-answer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 'var(--space-1) var(--space-3)',
    marginBlock: 'var(--space-2)',
    padding: 'var(--space-3) var(--space-4)',
    borderInlineStart: '3px solid var(--accent)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-sunken)',
    fontSize: 'var(--size-sm)',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    p: { flex: '1 1 16rem', margin: 0 },
    strong: { marginInlineEnd: 'var(--space-2)' },
  },
};
