/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CopyValueButton } from './copy-value-button';
import { mono } from './tool-styles';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  margin: '0 !important',
  '& dt': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', fontWeight: 560 },
  '& dd': { margin: 0 },
});

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 'var(--space-3)',
});

const strong = css({ fontSize: 'var(--size-md)', fontWeight: 600 });

/** A labeled result. */
export interface LabelledValue {
  readonly name: string;
  readonly text: string;
  /** Explanation of the value, shown next to the name. */
  readonly meaning?: ReactNode;
  /** Set on the main result. */
  readonly primary?: boolean;
}

/** Shows values as text, each with a copy button. */
export function ValueList({ values }: { readonly values: readonly LabelledValue[] }) {
  return (
    <dl css={list}>
      {values.map(({ name, text, meaning, primary }) => (
        <div key={name}>
          <dt>
            {name}
            {meaning !== undefined && ' · '}
            {meaning}
          </dt>
          <dd css={row}>
            <span css={[mono, primary && strong]} data-value={name} translate="no">
              {text}
            </span>
            <CopyValueButton of={name} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
