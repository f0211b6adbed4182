import type { CSSObject } from '@emotion/react';

/** See `compile/rehype-project.ts`: the first line of a page that has a project, close to the lead. */
export const downloadProjectStyle: CSSObject = {
  '.prose > .download-project': {
    margin: 'calc(var(--space-4) * -1) 0 var(--space-8)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    a: { fontWeight: 580, whiteSpace: 'nowrap' },
  },
};
