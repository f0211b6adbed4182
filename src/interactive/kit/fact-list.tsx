/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';

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
  '& dd': { margin: '0 0 0 auto', textAlign: 'right', overflowWrap: 'anywhere' },
  '& small': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
});

/** A name, its value, and the unit or remark that stands after it. */
export type Fact = readonly [name: string, value: string, unit?: string];

/** Values as text, one below the other. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl css={list}>
      {facts.map(([name, value, unit]) => (
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
