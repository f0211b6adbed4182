import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { ANNOUNCEMENT } from '../../kit/frame/names';

/** See `frame/announcement/announcement-bar.tsx`. */
export const announcementBarStyle: CSSObject = {
  '.announcement-bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: '2.5rem',
    padding: 'var(--space-1) var(--space-4)',
    borderBottom: '1px solid var(--border)',
    background: 'var(--accent-surface)',
    fontSize: 'var(--size-sm)',
    lineHeight: 1.45,
    // Set before the first paint if the reader has closed the announcement.
    [`html[${ANNOUNCEMENT}='dismissed'] &`]: { display: 'none' },
  },
  '.announcement-bar-text': { flex: 1, textAlign: 'center' },
  '.announcement-bar-button': {
    flex: 'none',
    width: '2rem',
    height: '2rem',
    border: 0,
    borderRadius: 'var(--radius-sm)',
    background: 'none',
    fontSize: '1.25rem',
    lineHeight: 1,
    cursor: 'pointer',
    [`html:not([${JS}]) &`]: { display: 'none' },
  },
};
