import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { COMPONENT } from '../content/names';
import { SITE_LAYOUT_FRAME, SITE_LAYOUT_MAIN, WITH_SIDEBAR } from './names';

/** See `templates/layout/site-layout.tsx`. */
export const siteLayoutStyle: CSSObject = {
  [`.${SITE_LAYOUT_FRAME}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '90rem',
    marginInline: 'auto',
    minHeight: '70vh',
  },
  [`.${SITE_LAYOUT_FRAME}[${WITH_SIDEBAR}]`]: {
    [media.desktop]: { gridTemplateColumns: 'var(--sidebar-width) minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [`.${SITE_LAYOUT_MAIN}`]: { minWidth: 0 },
  // Approximate height of a component that has not loaded, on a page rendered in the browser.
  [`[${COMPONENT}]:empty`]: { minHeight: '32rem' },
};
