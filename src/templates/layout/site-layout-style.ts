import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';

/** See `templates/layout/site-layout.tsx`. */
export const siteLayoutStyle: CSSObject = {
  '.site-layout-frame': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '90rem',
    marginInline: 'auto',
    minHeight: '70vh',
  },
  '.site-layout-frame[data-with-sidebar]': {
    [media.desktop]: { gridTemplateColumns: 'var(--sidebar-width) minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '.site-layout-main': { minWidth: 0 },
  // About what will stand there, on a page that the app draws.
  '[data-component]:empty': { minHeight: '32rem' },
};
