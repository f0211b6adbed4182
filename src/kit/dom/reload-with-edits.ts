import { APP_NEEDED } from '../names';

/** What the reader may have typed into before its tool was alive. */
const fields = () =>
  document.querySelectorAll<HTMLInputElement>(`[${APP_NEEDED}] :is(input, select, textarea)`);

/** What an entry of the history keeps of them. A reload keeps it. */
interface WithEdits {
  edits?: readonly string[];
}

/** Loads the page anew. What was typed comes back by {@link restoreEdits}. */
export function reloadWithEdits(): void {
  const edits = Array.from(fields(), ({ value }) => value);
  window.history.replaceState({ ...(window.history.state as object | null), edits }, '');
  window.location.reload();
}

/** Enters into the fields of the page, for tools that are not alive yet, what was typed before a reload. */
export function restoreEdits(): void {
  const { edits, ...state } = (window.history.state ?? {}) as WithEdits;
  if (!edits) return;
  window.history.replaceState(state, '');
  const places = fields();
  // Another build may have other fields.
  if (places.length !== edits.length) return;
  edits.forEach((text, index) => {
    const field = places[index];
    if (field) field.value = text;
  });
}
