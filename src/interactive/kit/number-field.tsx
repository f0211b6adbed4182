/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState } from 'react';

/** Text, problem and event handlers of a field. */
export interface DraftField {
  readonly text: string;
  readonly problem: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

interface Draft {
  readonly field: string;
  readonly text: string;
  readonly problem: string | undefined;
}

/**
 * Holds the text that a reader is typing, which may not be valid yet. There is one draft at a time: an invalid one
 * stays, with its error message, until the reader uses another field. Meanwhile the figure shows no result.
 */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  return {
    discard: () => setDraft(null),
    /** The field with invalid text, and the reason; undefined if there is none. */
    invalid: draft?.problem === undefined ? undefined : { ...draft, problem: draft.problem },
    /**
     * Returns the text, problem and event handlers of a field.
     *
     * @param field name, unique in the figure
     * @param shown the field's text while the reader isn't typing in it
     * @param read parses the text; if that succeeds, the value is passed to `accept`
     */
    field<Value>(
      field: string,
      shown: string,
      read: (text: string) => { readonly value?: Value; readonly problem?: string | undefined },
      accept: (value: Value) => void,
    ): DraftField {
      const own = draft?.field === field ? draft : undefined;
      return {
        text: own?.text ?? shown,
        problem: own?.problem,
        onType: (text) => {
          const { value, problem } = read(text);
          setDraft({ field, text, problem });
          if (value !== undefined) accept(value);
        },
        onLeave: () => own && own.problem === undefined && setDraft(null),
      };
    },
  };
}

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
  // At least 16 px, because phones zoom the page when a field has smaller text.
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

/** A labeled text input that explains invalid input in words. */
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
