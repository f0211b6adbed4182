import { announce, WORD_STANDS } from './announce';
import { copyText } from './copy-text';

/**
 * Copies a text, and says so for a second: on the button that was pressed, and to screen readers.
 *
 * @param more what came with the text, such as "with imports": said over what stands beside the button, which keeps
 * its size
 */
export async function copyByButton(
  button: HTMLElement,
  text: string,
  more?: string,
): Promise<void> {
  // Pressed twice within the second, it shows no label of its own.
  const label = (button.dataset.label ??= button.textContent);
  const copied = await copyText(text);
  const outcome = !copied ? 'Failed' : more ? `Copied ${more}` : 'Copied';
  const said = document.createElement('span');
  said.textContent = outcome;
  if (more) said.className = 'code-said';
  button.replaceChildren(said);
  announce(outcome);
  window.setTimeout(() => (button.textContent = label), WORD_STANDS);
}
