import { css } from '@emotion/react';
import { CURRENT } from './names';

/** Styles of a table with a row heading and two columns of amounts, which can be long. */
export const amountTable = css({
  width: '100%',
  tableLayout: 'fixed',
  margin: 0,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    minWidth: 0,
    padding: 'var(--space-2) 0',
    paddingInlineStart: 'var(--space-2)',
    border: 0,
    borderTop: '1px solid var(--border)',
    background: 'none',
    textAlign: 'end',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': { borderTop: 0, color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
  '& th:first-of-type': { width: 64, paddingInlineStart: 0, textAlign: 'start' },
  [`& tr[${CURRENT}] > *`]: { fontWeight: 600 },
});

/** Styles of a square with a token's fill, in front of the token's symbol. */
export const swatch = css({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginInlineEnd: 'var(--space-1)',
  borderRadius: 2,
  outline: '1px solid var(--border-strong)',
  verticalAlign: '-1px',
});
