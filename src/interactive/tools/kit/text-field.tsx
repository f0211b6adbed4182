/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { entry } from './tool-styles';

const head = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-1)',
  '& label': { fontWeight: 560, overflowWrap: 'anywhere' },
  '& small': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', textAlign: 'end' },
});

const problemStyle = css({
  margin: 'var(--space-1) 0 0 !important',
  color: 'var(--danger)',
  fontSize: 'var(--size-xs)',
});

const hintStyle = css(problemStyle, { color: 'var(--text-muted)' });

// In browsers with `field-sizing`, a field grows with its content.
const area = css({ fieldSizing: 'content', resize: 'vertical', overflowWrap: 'anywhere' });

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why the value is invalid, in words. It's shown below the field and announced with it. */
  readonly problem?: string | undefined;
  /** Explanation of the value, shown next to the label. */
  readonly meaning?: ReactNode;
  readonly hint?: string | undefined;
  /** Number of lines, for a field that accepts long bytes or lists. */
  readonly rows?: number;
  /** Id of a list of suggestions. */
  readonly list?: string;
  readonly inputMode?: 'numeric' | 'text';
}

/** A labeled field for bytes, addresses and numbers, which explains invalid input in words. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, problem, hint } = props;
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    css: [entry, props.rows !== undefined && area],
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-invalid': problem !== undefined,
    ...(described && { 'aria-describedby': described }),
    onChange: (event: { currentTarget: { value: string } }) =>
      props.onChange(event.currentTarget.value),
  };
  return (
    <div>
      <div css={head}>
        <label htmlFor={id}>{label}</label>
        {props.meaning !== undefined && <small>{props.meaning}</small>}
      </div>
      {props.rows === undefined ? (
        <input {...shared} type="text" list={props.list} inputMode={props.inputMode} />
      ) : (
        <textarea {...shared} rows={props.rows} />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} css={problemStyle}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} css={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}
