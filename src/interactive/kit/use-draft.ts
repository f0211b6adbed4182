import { useState } from 'react';

/** What one field needs to show and to say. */
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
 * The text a reader is typing, which may not make sense yet. There is one at a time: what is not
 * understood stays with its reason until another field is used. The figure keeps its last state, and shows nothing of it
 * meanwhile.
 */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  return {
    discard: () => setDraft(null),
    /** The field whose text is not understood, with the reason. */
    invalid: draft?.problem === undefined ? undefined : { ...draft, problem: draft.problem },
    /**
     * @param field name, unique in the figure
     * @param shown the text while nothing is being typed here
     * @param read understands a text; its reading is handed to `accept` when there is one
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
