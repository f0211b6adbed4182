import type { CSSObject } from '@emotion/react';
import { media } from '../../kit/styles/tokens';
import { STACKED } from './names';

/** Column numbers, up to the widest table. */
const columns = [1, 2, 3, 4, 5, 6, 7];

const labels: CSSObject = Object.fromEntries(
  columns.map((column) => [
    `.${STACKED} tr > :nth-child(${column})::before`,
    { content: `var(--column-${column})` },
  ]),
);

/**
 * Tables that do not fit on a phone: a card for each row, with the column heading above each cell. A number is on the
 * same line as its heading, at the other edge.
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
    // A plain name is the heading of its card; anything more is text.
    [`.${STACKED} [scope='row']:not(:has(*))`]: { fontWeight: 600 },
    [`.${STACKED} [align='right']`]: { display: 'flow-root !important' },
    [`.${STACKED} [align='right']::before`]: { float: 'inline-start', lineHeight: 2 },
  },
};
