/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';

/** A name, its value, and the unit or remark that follows. */
export type NamedValue = readonly [name: string, value: string, unit?: string];

interface NamedValuesProps {
  readonly values: readonly NamedValue[];
  /** Styles of the list and its contents. */
  readonly look: SerializedStyles;
}

/** Values as text, next to their names. */
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
