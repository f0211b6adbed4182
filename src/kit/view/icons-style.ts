import type { CSSObject } from '@emotion/react';

/** See `kit/view/icons.tsx`. */
export const iconsStyle: CSSObject = {
  // A square icon button.
  '.icon-button': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-md)',
    background: 'none',
    color: 'var(--text-muted)',
    cursor: 'pointer',
    transition: 'color var(--motion-fast), background var(--motion-fast)',
    '&:hover': { color: 'var(--text)', background: 'var(--surface-raised)' },
  },
};
