import { message } from '../language/message';
import { ANNOUNCER } from '../names';
import { copyText } from './copy-text';

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

/** Copies a text and reports the result; see {@link sayCopied}. */
export const copyByButton = async (
  button: HTMLElement,
  text: string,
  more?: string,
): Promise<void> => sayCopied(button, await copyText(text), more);

/**
 * Shows for a second, on the button that was pressed, whether the copy succeeded, and announces it to screen readers.
 *
 * @param more describes an addition to the copied text, such as "with imports". The button keeps its size, so the
 * longer message extends over the content before it.
 */
export function sayCopied(button: HTMLElement, copied: boolean, more?: string): void {
  // Store the label at the first press, because the button may be pressed again while it shows a status message in
  // place of the label.
  const label = (button.dataset.label ??= button.textContent);
  const show = (word: string, long: boolean) => {
    if (long) button.style.width = `${button.getBoundingClientRect().width}px`;
    button.classList.toggle('code-said', long);
    // Change the existing first child, because React looks for this text node if it hydrates the page later. If a
    // browser has translated the page, the first child is an element instead.
    if (button.firstChild) button.firstChild.textContent = word;
    if (!long) button.style.width = '';
  };
  const outcome = !copied
    ? message('Failed')
    : more
      ? message('Copied {more}', { more })
      : message('Copied');
  show(outcome, copied && Boolean(more));
  announce(outcome);
  window.setTimeout(() => show(label, false), WORD_STANDS);
}
