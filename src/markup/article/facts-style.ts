import type { CSSObject } from '@emotion/react';
import { FACTS, STATUS } from './names';

/** Names and values, and small print in a row. */
export const factsStyle: CSSObject = {
  // Names and values below a heading: one under the other on a phone.
  [`.${FACTS}`]: {
    margin: 0,
    fontSize: '0.94em',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      gap: 'var(--space-3)',
      paddingBlock: 'var(--space-1)',
    },
    '& dt': { color: 'var(--text-muted)' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  [`.${STATUS}`]: {
    '& > div': { paddingBlock: 'var(--space-4)', borderTop: '1px solid var(--border)' },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd > p': { marginBlock: 'var(--space-2)' },
    '& small': { marginBlock: 'var(--space-1)', fontWeight: 400 },
  },
  [`td > small, .${STATUS} small`]: {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
  },
  'td > p': {
    marginBlock: 'var(--space-1) 0',
    '& > small': { display: 'block', color: 'var(--text-muted)' },
  },
};
