import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { COMPONENT } from '../content/names';
import { SITE_LAYOUT_FRAME, SITE_LAYOUT_MAIN, WITH_SIDEBAR } from './names';

/** Styles of the component in `templates/layout/site-layout.tsx`. */
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
  // On a page that is rendered in the browser, reserves approximately the height of a component that has not loaded.
  [`[${COMPONENT}]:empty`]: { minHeight: '32rem' },
};
