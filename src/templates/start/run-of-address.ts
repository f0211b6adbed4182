import { RUN_PARAMETER } from '../../kit/names';
import { RUN } from '../../markup/code/names';

/**
 * Opens the call that the address names, if the page has its button: as if the reader had pressed it, and found the
 * fields filled in. `run/page/run-dialog.ts` then waits for them.
 */
export function openRunOfAddress(): void {
  const asked = new URLSearchParams(window.location.search).get(RUN_PARAMETER);
  if (asked === null || document.querySelector('dialog[open]')) return;
  const wanted = asked.replace('~', '#');
  const button = [...document.querySelectorAll<HTMLElement>(`[${RUN}]`)].find(
    (each) => each.getAttribute(RUN) === wanted,
  );
  // Focus comes back to it.
  button?.focus();
  button?.click();
}
