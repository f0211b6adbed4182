import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { media } from '../../kit/styles/tokens';
import { COPY_VALUE } from '../code/names';
import { ADDRESS_ACTIONS, ADDRESS_LINE, CHAIN_FILTER_LINE, PROVENANCE } from './names';

/** Styles of the chain filter above address tables, and of the buttons in a row of a table. */
export const chainFilterStyle: CSSObject = {
  // The column of the table, or its card on a phone, is as wide as an address. On the narrowest phones, the address
  // breaks in the middle.
  [`.${ADDRESS_LINE}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-1) var(--space-2)',
    '& > code': {
      minWidth: 0,
      padding: 0,
      background: 'none',
      '@media (max-width: 24.3125em)': { fontSize: '0.75rem' },
      '@media (max-width: 21.9375em)': { maxWidth: '21.1ch' },
    },
  },
  // The column is wide enough for an address with its buttons next to it.
  '.deployments :is(td, th):last-child': { [media.wide]: { width: '33rem' } },
  '& .deployments small code': { padding: 0, background: 'none' },
  [`.${PROVENANCE}`]: {
    marginTop: 'var(--space-1)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    '& > summary': { width: 'max-content', cursor: 'pointer' },
    '& > ul': { margin: 0 },
    '& code': { overflowWrap: 'anywhere' },
  },
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
  // The button is as wide as its longest label, so that the row does not shift when the label changes.
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
