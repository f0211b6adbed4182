/** @jsxImportSource @emotion/react */
import { css, type SerializedStyles } from '@emotion/react';

/** A name and its value, with an optional unit or remark after the value. */
export type NamedValue = readonly [name: string, value: string, unit?: string];

interface NamedValuesProps {
  readonly values: readonly NamedValue[];
  /** Styles of the list and its contents. */
  readonly look: SerializedStyles;
}

/** Shows names and their values. */
export function NamedValues({ values, look }: NamedValuesProps) {
  return (
    <dl css={look}>
      {values.map(([name, value, unit]) => (
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

const list = css({
  display: 'grid',
  // Columns have equal widths, so that a longer value doesn't move its neighbors.
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 'var(--space-2)',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', whiteSpace: 'nowrap' },
  '& dd': { margin: 0, fontSize: 'var(--size-md)', fontWeight: 600, whiteSpace: 'nowrap' },
  // Allows a second line, because otherwise the text would overflow the frame.
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
