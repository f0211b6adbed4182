/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';

const group = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 'var(--space-1)', padding: 0, fontWeight: 560 },
});

const options = css({ display: 'flex', flexWrap: 'wrap', gap: '0 var(--space-5)' });

const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--accent)' },
});

interface ChoiceProps<Value extends string> {
  /** Prefix of the ids, also used as the group's name. */
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** A choice between a few options, as native radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <fieldset css={group}>
      <legend>{props.label}</legend>
      <div css={options}>
        {props.options.map(([value, label]) => (
          <label key={value} css={option} htmlFor={`${props.id}-${value}`}>
            <input
              id={`${props.id}-${value}`}
              type="radio"
              name={props.id}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
