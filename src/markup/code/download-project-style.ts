import type { CSSObject } from '@emotion/react';
import { DOWNLOAD_PROJECT } from './names';

/** See `compile/rehype-project.ts`: the first line of a page that has a project. */
export const downloadProjectStyle: CSSObject = {
  [`.prose .${DOWNLOAD_PROJECT}`]: {
    margin: '0 0 var(--space-6)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    a: { fontWeight: 580, whiteSpace: 'nowrap' },
  },
};
