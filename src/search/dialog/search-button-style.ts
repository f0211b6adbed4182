import { JS, MAC } from '../../kit/names';
import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';

/** Styles of the search button, of its shortcut, and of the dialog that opens if search could not be loaded. */
export const searchButtonStyle: CSSObject = {
  '.search-button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    flex: 'none',
    minWidth: '2.5rem',
    height: '2.25rem',
    paddingInline: 'var(--space-2)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    cursor: 'pointer',
    transition: 'color var(--motion-fast), border-color var(--motion-fast)',
    '&:hover': { color: 'var(--text)', borderColor: 'var(--border-strong)' },
    kbd: {
      marginInlineStart: 'var(--space-6)',
      color: 'var(--text-muted)',
    },
    [media.mobile]: {
      justifyContent: 'center',
      height: '2.5rem',
      border: 0,
      background: 'none',
      kbd: { display: 'none' },
      '.label': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
    },
    [`html:not([${JS}]) &`]: { display: 'none' },
  },
  // At this size, the code font and its fallback fonts are equally wide even where browsers round the width of
  // characters to whole pixels, so nothing next to the shortcut moves when the code font loads.
  '.search-keys': { fontSize: '0.75rem' },
  [`html:not([${MAC}]) .search-keys > :nth-of-type(2), html[${MAC}] .search-keys > :first-of-type`]:
    {
      display: 'none',
    },
  '.search-unloaded': {
    padding: 'var(--space-8)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-lg)',
    background: 'var(--surface)',
    color: 'var(--text)',
    textAlign: 'center',
    h2: { fontSize: 'var(--size-md)' },
    p: { marginBlock: 'var(--space-2) var(--space-4)', color: 'var(--text-muted)' },
    '&::backdrop': { background: 'oklch(0.12 0.02 258 / 0.62)' },
  },
};
