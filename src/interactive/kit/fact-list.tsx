import { css } from '@emotion/react';
import { NamedValues, type NamedValue } from './named-values';

const list = css({
  display: 'grid',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 'var(--space-3)',
    padding: 'var(--space-2) 0',
    borderTop: '1px solid var(--border)',
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& dt': { color: 'var(--text-muted)' },
  '& dd': { margin: 0, marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' },
  '& small': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
});

/** Shows names and values in a vertical list. */
export function FactList({ facts }: { readonly facts: readonly NamedValue[] }) {
  return <NamedValues values={facts} look={list} />;
}
