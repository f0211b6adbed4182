import { css } from '@emotion/react';
import { NamedValues, type NamedValue } from './named-values';

const list = css({
  display: 'grid',
  // Uses equal columns, so that a longer value does not shift its neighbours.
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 'var(--space-2)',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', whiteSpace: 'nowrap' },
  '& dd': { margin: 0, fontSize: 'var(--size-md)', fontWeight: 600, whiteSpace: 'nowrap' },
  // Two lines are better than overflowing the frame.
  '@container (max-width: 18.75rem)': { '& dt, & dd': { whiteSpace: 'normal' } },
  '& small': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', fontWeight: 400 },
});

interface ReadoutsProps {
  readonly items: readonly NamedValue[];
}

/** Shows the key numbers of a figure, in large type. */
export function Readouts({ items }: ReadoutsProps) {
  return <NamedValues values={items} look={list} />;
}
