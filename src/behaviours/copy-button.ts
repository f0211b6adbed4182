import { announce, WORD_STANDS } from './announce';
import { copyText } from './copy-text';

/** Copies a text, and says so for a second: on the button that was pressed, and to screen readers. */
export async function copyByButton(button: HTMLElement, text: string): Promise<void> {
  // Pressed twice within the second, it shows no label of its own.
  const label = (button.dataset.label ??= button.textContent);
  // The text node stays: React, which may be about to take over the page, looks for it.
  const write = (word: string) => {
    if (button.firstChild) button.firstChild.nodeValue = word;
  };
  const outcome = (await copyText(text)) ? 'Copied' : 'Failed';
  write(outcome);
  announce(outcome);
  window.setTimeout(() => write(label), WORD_STANDS);
}
