import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { COPY_VALUE } from '../code/names';
import { ADDRESS_ACTIONS, CHAIN_FILTER_LINE } from './names';

/** The filter of chains above addresses, and the buttons of a row. */
export const chainFilterStyle: CSSObject = {
  [`.${ADDRESS_ACTIONS}`]: {
    display: 'flex',
    gap: 'var(--space-2)',
    fontSize: 'var(--size-sm)',
    '& > *': { minHeight: 32, display: 'inline-flex', alignItems: 'center' },
  },
  [`[${COPY_VALUE}], .${CHAIN_FILTER_LINE} select`]: {
    padding: '0 var(--space-3)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--surface-raised)',
    cursor: 'pointer',
  },
  // As wide as its longest label, so that the row does not move.
  [`[${COPY_VALUE}]`]: { minWidth: '4.8em', justifyContent: 'center' },
  [`.${CHAIN_FILTER_LINE}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-3)',
    [`html:not([${JS}]) &`]: { display: 'none' },
    '& select': { minHeight: 44, maxWidth: '100%' },
    '& output': { color: 'var(--text-muted)', fontSize: 'var(--size-sm)' },
  },
  [`html:not([${JS}]) & [${COPY_VALUE}]`]: { display: 'none' },
};
