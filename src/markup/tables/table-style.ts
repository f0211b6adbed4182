import type { CSSObject } from '@emotion/react';
import { scrollEdges } from '../../kit/styles/shared-styles';
import { media } from '../../kit/styles/tokens';
import { LONG, SHORT, STACKED, TABLE_FRAME, WHOLE } from './names';

/** The numbers of the columns that a stacked table may have. */
const columns = [1, 2, 3, 4, 5, 6, 7];

const labels: CSSObject = Object.fromEntries(
  columns.map((column) => [
    `.${STACKED} tr > :nth-child(${column})::before`,
    { content: `var(--column-${column})` },
  ]),
);

/**
 * Styles of tables that do not fit on a phone. Each row becomes a card, with the column heading above each cell. A
 * number is on the same line as its heading, at the other edge.
 */
const stackedStyle: CSSObject = {
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
    // A first cell that contains only text is the heading of its card. With any markup in it, the cell is treated as
    // text.
    [`.${STACKED} [scope='row']:not(:has(*))`]: { fontWeight: 600 },
    [`.${STACKED} [align='right']:not(:empty)`]: { display: 'flow-root !important' },
    [`.${STACKED} [align='right']::before`]: { float: 'inline-start', lineHeight: 2 },
  },
};

/** Styles of tables. A table that is wider than the text column scrolls in its frame. */
export const tableStyle: CSSObject = {
  [`.${TABLE_FRAME}`]: {
    marginBlock: 'var(--space-5)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-md)',
    overflowX: 'auto',
    background: scrollEdges('var(--surface)'),
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '0.94em',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
  },
  'th, td': {
    padding: 'var(--space-2) var(--space-4)',
    borderBottom: '1px solid var(--border)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  [`& :where(.${TABLE_FRAME}) :is(th, td)`]: {
    minWidth: '6.5rem',
    [media.mobile]: { minWidth: '9rem' },
  },
  // Columns of numbers and single words leave more width to text columns.
  [`th.${SHORT}, td.${SHORT}`]: {
    minWidth: 0,
    [media.mobile]: { paddingInline: 'var(--space-3)' },
  },
  [`& :is(td, [scope]).${SHORT}`]: { whiteSpace: 'nowrap' },
  // On a phone, cells of tables with three columns are narrower, so that all three columns fit. Otherwise the last
  // column of an error table, the fix, would be out of view.
  [`.${TABLE_FRAME} > table:has(tr > :nth-child(3)):not(:has(tr > :nth-child(4))) :is(th, td)`]: {
    '@media (max-width: 30em)': {
      minWidth: '4.5rem',
      paddingInline: 'var(--space-2)',
    },
  },
  '& :is(td, th) code': {
    fontSize: 'var(--size-code)',
    boxDecorationBreak: 'slice',
    WebkitBoxDecorationBreak: 'slice',
    // With `anywhere`, the browser would make a column narrower than its longest name.
    [`&:not(.${LONG})`]: { overflowWrap: 'break-word' },
  },
  // On phones, names may break between their words. On wider screens, they break only if they must.
  [`& :is(td, th) code:not(.${LONG}) wbr`]: { [media.roomy]: { display: 'none' } },
  [`.${WHOLE}`]: { [media.desktop]: { whiteSpace: 'nowrap' } },
  "td[align='right'], th[align='right']": { textAlign: 'end' },
  "td[align='center'], th[align='center']": { textAlign: 'center' },
  th: { color: 'var(--text-muted)', fontSize: 'var(--size-sm)', fontWeight: 560 },
  // A row heading looks like the other cells of its row.
  "[scope='row']": { color: 'inherit', fontSize: 'inherit', fontWeight: 'inherit' },
  'tbody tr:last-child > *': { borderBottom: 0 },
  ...stackedStyle,
};
