import { announce, WORD_STANDS } from './announce';
import { copyText } from './copy-text';
import { message } from '../language/message';

/** Copies a text, and says so: see {@link sayCopied}. */
export const copyByButton = async (
  button: HTMLElement,
  text: string,
  more?: string,
): Promise<void> => sayCopied(button, await copyText(text), more);

/**
 * Says for a second whether something was copied: on the button that was pressed, and to screen readers.
 *
 * @param more what came with the text, such as "with imports": said over what stands before the button, which keeps
 * its size
 */
export function sayCopied(button: HTMLElement, copied: boolean, more?: string): void {
  // Pressed twice within the second, it shows no label of its own.
  const label = (button.dataset.label ??= button.textContent);
  const show = (word: string, long: boolean) => {
    if (long) button.style.width = `${button.getBoundingClientRect().width}px`;
    button.classList.toggle('code-said', long);
    // The text node stays: React, which may be about to take over the page, looks for it. A translator has put an element
    // in its place.
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
