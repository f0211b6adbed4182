import { announce, WORD_STANDS } from './announce';
import { copyText } from './copy-text';
import { message } from '../language/message';

/**
 * Copies a text, and says so for a second: on the button that was pressed, and to screen readers.
 *
 * @param more what came with the text, such as "with imports": said over what stands before the button, which keeps
 * its size
 */
export async function copyByButton(
  button: HTMLElement,
  text: string,
  more?: string,
): Promise<void> {
  // Pressed twice within the second, it shows no label of its own.
  const label = (button.dataset.label ??= button.textContent);
  const show = (word: string, long: boolean) => {
    if (long) button.style.width = `${button.getBoundingClientRect().width}px`;
    button.classList.toggle('code-said', long);
    // The text node stays: React, which may be about to take over the page, looks for it.
    if (button.firstChild) button.firstChild.nodeValue = word;
    if (!long) button.style.width = '';
  };
  const copied = await copyText(text);
  const outcome = !copied
    ? message('Failed')
    : more
      ? message('Copied {more}', { more })
      : message('Copied');
  show(outcome, copied && Boolean(more));
  announce(outcome);
  window.setTimeout(() => show(label, false), WORD_STANDS);
}
