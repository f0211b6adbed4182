import type { CSSObject } from '@emotion/react';
import { VERSION_MENU_ONE } from '../../kit/frame/names';

/** See `frame/choices/version-menu.tsx`. */
export const versionMenuStyle: CSSObject = {
  [`.${VERSION_MENU_ONE}`]: {
    padding: 'var(--space-1) var(--space-3)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    whiteSpace: 'nowrap',
  },
};
