import { ANNOUNCER } from '../names';

/** How long a word such as "Copied" stands, in ms. */
export const WORD_STANDS = 1000;

/**
 * Says a word to screen readers. Not in the region that Gatsby keeps: there the page's name comes after a change of
 * address, which a link in the page makes too.
 */
export function announce(word: string): void {
  const region = document.querySelector(`[${ANNOUNCER}]`);
  if (!region) return;
  region.textContent = word;
  window.setTimeout(() => {
    if (region.textContent === word) region.textContent = '';
  }, WORD_STANDS);
}
