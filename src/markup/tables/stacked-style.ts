import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { STACKED } from './names';

/** As many columns as a table has at most. */
const columns = [1, 2, 3, 4, 5, 6, 7];

const labels: CSSObject = Object.fromEntries(
  columns.map((column) => [
    `.${STACKED} tr > :nth-child(${column})::before`,
    { content: `var(--column-${column})` },
  ]),
);

/**
 * Tables that a phone has no room for: a card for each row, with the column's head above each cell, or on the line of a
 * number, which keeps to the other edge.
 */
export const stackedStyle: CSSObject = {
  [media.narrow]: {
    [`.${STACKED}, .${STACKED} :is(thead, tbody, tr, th, td)`]: { display: 'block' },
    [`.${STACKED} thead`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [`.${STACKED} tbody tr`]: {
      padding: 'var(--space-3)',
      borderBottom: '1px solid var(--border)',
      '&:last-child': { borderBottom: 0 },
    },
    [`.${STACKED} tr > *`]: { minWidth: '0 !important', padding: '0 !important', border: 0 },
    [`.${STACKED} tbody tr > * + *`]: { marginTop: 'var(--space-1)' },
    [`.${STACKED} :is(td, [scope]):empty`]: { display: 'none' },
    ...labels,
    [`.${STACKED} tr > ::before`]: {
      display: 'block',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-xs)',
      fontWeight: 400,
    },
    // A name alone heads its card; more than that is text.
    [`.${STACKED} [scope='row']:not(:has(*))`]: { fontWeight: 600 },
    [`.${STACKED} [align='right']`]: { display: 'flow-root !important' },
    [`.${STACKED} [align='right']::before`]: { float: 'inline-start', lineHeight: 2 },
  },
};
