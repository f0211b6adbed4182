/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';

const list = css({
  display: 'grid',
  // Equal columns, so that a longer value does not push its neighbours.
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 'var(--space-2)',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', whiteSpace: 'nowrap' },
  '& dd': { margin: 0, fontSize: 'var(--size-md)', fontWeight: 600, whiteSpace: 'nowrap' },
  '& small': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', fontWeight: 400 },
});

interface ReadoutsProps {
  readonly items: readonly (readonly [name: string, value: string, unit?: string])[];
}

/** The few numbers a figure is about, large. */
export function Readouts({ items }: ReadoutsProps) {
  return (
    <dl css={list}>
      {items.map(([name, value, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
