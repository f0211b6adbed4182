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
 * Holds the text that a reader is typing, which may not be valid yet. There is one draft at a time: invalid text stays,
 * with its problem, until another field is used. Meanwhile the figure keeps its last valid state but does not show it.
 */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  return {
    discard: () => setDraft(null),
    /** The field with invalid text, and the reason. */
    invalid: draft?.problem === undefined ? undefined : { ...draft, problem: draft.problem },
    /**
     * Returns the text, problem and event handlers of a field.
     *
     * @param field name, unique in the figure
     * @param shown the text while nothing is being typed here
     * @param read parses the text; a parsed value is passed to `accept`
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
