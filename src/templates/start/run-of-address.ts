import { RUN_PARAMETER } from '../../kit/names';
import { RUN } from '../../markup/code/names';

/**
 * Opens the dialog for the call named in the URL, if the page has a button for that call. The dialog opens just as if
 * the reader had pressed the button and the fields had been filled in; `run/page/run-dialog.ts` waits for the fields.
 */
export function openRunOfAddress(): void {
  const asked = new URLSearchParams(window.location.search).get(RUN_PARAMETER);
  if (asked === null || document.querySelector('dialog[open]')) return;
  const wanted = asked.replace('~', '#');
  const button = [...document.querySelectorAll<HTMLElement>(`[${RUN}]`)].find(
    (each) => each.getAttribute(RUN) === wanted,
  );
  // The dialog returns the focus to the button.
  button?.focus();
  button?.click();
}
