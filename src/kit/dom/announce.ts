import { ANNOUNCER } from '../names';

/** Milliseconds for which a status message such as "Copied" is shown. */
export const WORD_STANDS = 1000;

/**
 * Announces a status message to screen readers. Does not use Gatsby's own live region, because Gatsby writes the page's
 * name to it after every change of URL, including jumps within the page.
 */
export function announce(word: string): void {
  const region = document.querySelector(`[${ANNOUNCER}]`);
  if (!region) return;
  region.textContent = word;
  window.setTimeout(() => {
    if (region.textContent === word) region.textContent = '';
  }, WORD_STANDS);
}
