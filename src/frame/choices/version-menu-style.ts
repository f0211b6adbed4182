import type { CSSObject } from '@emotion/react';

/** See `frame/choices/version-menu.tsx`. */
export const versionMenuStyle: CSSObject = {
  '.version-menu-one': {
    padding: 'var(--space-1) var(--space-3)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    whiteSpace: 'nowrap',
  },
};
