import type { CSSObject } from '@emotion/react';
import { DETAILS, DETAILS_BODY } from './names';

/** Folded sections. */
export const detailsStyle: CSSObject = {
  [`.${DETAILS}`]: {
    marginBlock: 'var(--space-4)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    '& > summary': { padding: 'var(--space-3) var(--space-4)', fontWeight: 560, cursor: 'pointer' },
    [`& > .${DETAILS_BODY}`]: { padding: '0 var(--space-4) var(--space-4)' },
  },
  [`.${DETAILS_BODY} > :first-of-type`]: { marginTop: 0 },
  [`.${DETAILS_BODY} > :last-child`]: { marginBottom: 0 },
};
