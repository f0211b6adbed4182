import { APP_NEEDED } from '../names';

/**
 * Whether the host responds at this URL without a server error. Check this before leaving the page, so that the reader
 * does not end up on an error page.
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Returns the fields that the reader may have edited before the app has hydrated them. */
const fields = () =>
  document.querySelectorAll<HTMLInputElement>(`[${APP_NEEDED}] :is(input, select, textarea)`);

/** Session storage key for the edits on this page. */
const keyOf = (): string => `edits.${window.location.pathname}`;

/**
 * Saves the reader's edits and reloads the page. {@link restoreEdits} restores the edits after the reload, unless
 * storage is unavailable.
 */
export function reloadWithEdits(): void {
  const edits = Array.from(fields(), ({ value }) => value);
  try {
    window.sessionStorage.setItem(keyOf(), JSON.stringify(edits));
  } catch {
    // Reload anyway, because the reader requested it.
  }
  window.location.reload();
}

/** Returns the edits saved by {@link reloadWithEdits} and deletes them. */
function takeEdits(): string[] {
  try {
    const kept = window.sessionStorage.getItem(keyOf());
    window.sessionStorage.removeItem(keyOf());
    // The value is null if nothing was saved. It may also be anything else, because another page on this host may use
    // the same key.
    return (JSON.parse(kept ?? 'null') ?? []) as string[];
  } catch {
    return [];
  }
}

/** Restores the edits saved before a reload, in the fields of tools that are not hydrated yet. */
export function restoreEdits(): void {
  const edits = takeEdits();
  const places = fields();
  // A different build may have different fields, so the edits would end up in the wrong ones.
  if (places.length !== edits.length) return;
  places.forEach((field, index) => (field.value = edits[index] ?? field.value));
}
