import { announce, WORD_STANDS } from './announce';
import { copyText } from './copy-text';

/** Copies a text, and says so for a second: on the button that was pressed, and to screen readers. */
export async function copyByButton(button: HTMLElement, text: string): Promise<void> {
  // Pressed twice within the second, it shows no label of its own.
  const label = (button.dataset.label ??= button.textContent);
  const outcome = (await copyText(text)) ? 'Copied' : 'Failed';
  button.textContent = outcome;
  announce(outcome);
  window.setTimeout(() => (button.textContent = label), WORD_STANDS);
}
