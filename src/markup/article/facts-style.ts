import type { CSSObject } from '@emotion/react';
import { STATUS } from './names';

/** Names with values, and small print. */
export const factsStyle: CSSObject = {
  [`.${STATUS}`]: {
    '& > div': { paddingBlock: 'var(--space-4)', borderTop: '1px solid var(--border)' },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd > p': { marginBlock: 'var(--space-2)' },
    '& small': { marginBlock: 'var(--space-1)', fontWeight: 400 },
  },
  [`& :is(td, th) > small, & .${STATUS} small`]: {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
  },
  '& :is(td, th) > p': {
    marginBlock: 'var(--space-1) 0',
    '& > small': { display: 'block', color: 'var(--text-muted)' },
  },
};
