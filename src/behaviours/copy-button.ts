import { copyText } from './copy-text';

/** How long "Copied" stands, in ms. */
const RESET = 1000;

/** Copies a text, and says so for a second: on the button that was pressed, and to screen readers. */
export async function copyByButton(button: HTMLElement, text: string): Promise<void> {
  // Pressed twice within the second, it shows no label of its own.
  const label = (button.dataset.label ??= button.textContent);
  const outcome = (await copyText(text)) ? 'Copied' : 'Failed';
  button.textContent = outcome;
  const announcer = document.getElementById('gatsby-announcer');
  if (announcer) announcer.textContent = outcome;
  window.setTimeout(() => {
    button.textContent = label;
    if (announcer?.textContent === outcome) announcer.textContent = '';
  }, RESET);
}
