/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { DraftField } from './use-draft';

const field = css({ display: 'grid', gap: 'var(--space-1)', alignContent: 'start', minWidth: 0 });

const name = css({
  '& small': { color: 'var(--text-muted)', fontSize: 'var(--size-xs)', fontWeight: 400 },
});

const inputBox = css({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 40,
  padding: '0 var(--space-3)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // Phones zoom into a field with smaller text.
  '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem' },
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)', boxShadow: '0 0 0 1px var(--danger)' },
});

const trouble = css({
  margin: 0,
  color: 'var(--danger)',
  fontSize: 'var(--size-xs)',
  overflowWrap: 'anywhere',
});

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  /** Meaning of the number, after the label. */
  readonly note?: string;
  readonly draft: DraftField;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
}

/** A labelled text input that explains invalid input in words. */
export function NumberField({ id, label, note, draft, inputMode = 'decimal' }: TextFieldProps) {
  const problemId = `${id}-problem`;
  return (
    <div css={field}>
      <label css={name} htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      <input
        id={id}
        css={inputBox}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={draft.text}
        aria-invalid={draft.problem !== undefined}
        aria-describedby={problemId}
        onChange={(event) => draft.onType(event.currentTarget.value)}
        onBlur={draft.onLeave}
      />
      <p css={trouble} id={problemId} aria-live="polite" hidden={draft.problem === undefined}>
        {draft.problem}
      </p>
    </div>
  );
}
