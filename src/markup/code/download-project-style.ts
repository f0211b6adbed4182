import type { CSSObject } from '@emotion/react';
import { DOWNLOAD_PROJECT } from './names';

/**
 * Styles of the line with the download link of a page's project. The compiler puts the line at the top of the page, in
 * `plugins/gatsby-transformer-doc/compile/rehype-project.ts`.
 */
export const downloadProjectStyle: CSSObject = {
  [`.prose .${DOWNLOAD_PROJECT}`]: {
    margin: '0 0 var(--space-6)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    a: { fontWeight: 580, whiteSpace: 'nowrap' },
  },
};
