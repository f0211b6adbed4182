import { APP_NEEDED } from '../names';

/** What the reader may have typed into before its tool was alive. */
const fields = () =>
  document.querySelectorAll<HTMLInputElement>(`[${APP_NEEDED}] :is(input, select, textarea)`);

/** Where the tab keeps what was typed into a page. */
const keyOf = (): string => `edits.${window.location.pathname}`;

/** Loads the page anew. What was typed comes back by {@link restoreEdits}, unless storage is forbidden. */
export function reloadWithEdits(): void {
  const edits = Array.from(fields(), ({ value }) => value);
  try {
    window.sessionStorage.setItem(keyOf(), JSON.stringify(edits));
  } catch {
    // The reader has asked for the load.
  }
  window.location.reload();
}

/** What {@link reloadWithEdits} has kept, once. */
function takeEdits(): string[] {
  try {
    const kept = window.sessionStorage.getItem(keyOf());
    window.sessionStorage.removeItem(keyOf());
    // Nothing was kept, or another page of this host has stored something of its own.
    return (JSON.parse(kept ?? 'null') ?? []) as string[];
  } catch {
    return [];
  }
}

/** Enters into the fields of the page, for tools that are not alive yet, what was typed before a reload. */
export function restoreEdits(): void {
  const edits = takeEdits();
  const places = fields();
  // Another build may have other fields.
  if (places.length !== edits.length) return;
  places.forEach((field, index) => (field.value = edits[index] ?? field.value));
}
