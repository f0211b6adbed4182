/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { visuallyHidden } from './figure-styles';

const stack = css({ display: 'grid', gap: 'var(--space-3)' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))',
  gap: 'var(--space-3)',
});

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' });

const set = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const legend = css({ marginBottom: 'var(--space-1)', padding: 0 });

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 34,
  padding: '0 var(--space-2)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  fontSize: 'var(--size-xs)',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44, padding: '0 var(--space-3)' },
} as const;

const button = css(chip, { ':hover': { borderColor: 'var(--accent)' } });

const choice = css(chip, {
  position: 'relative',
  ':has(:checked)': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-surface)',
    boxShadow: 'inset 0 0 0 1px var(--accent)',
  },
  ':has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: 2 },
});

/** A vertical stack of controls. */
export function ControlStack({ children }: { readonly children: ReactNode }) {
  return <div css={stack}>{children}</div>;
}

/** Short fields, side by side if there is enough space. */
export function FieldColumns({ children }: { readonly children: ReactNode }) {
  return <div css={columns}>{children}</div>;
}

interface ChoicesProps<Value extends string | number> {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few options, as native radio buttons. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  return (
    <fieldset css={set}>
      <legend css={legend}>{props.label}</legend>
      <div css={row}>
        {props.options.map(([value, name]) => (
          <label key={value} css={choice}>
            <input
              css={visuallyHidden}
              type="radio"
              name={props.id}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ShortcutsProps {
  readonly label: string;
  readonly items: readonly (readonly [name: string, onPress: () => void])[];
}

/** Buttons that set several controls at once. */
export function Shortcuts({ label, items }: ShortcutsProps) {
  return (
    <div css={row} role="group" aria-label={label}>
      {items.map(([name, onPress]) => (
        <button key={name} css={button} type="button" onClick={onPress}>
          {name}
        </button>
      ))}
    </div>
  );
}
