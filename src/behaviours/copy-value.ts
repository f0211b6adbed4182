import { copyText } from './copy-text';
import { delegate, type Stop } from './delegate';

/** How long "Copied" stands, in ms. */
const RESET = 1000;

/** Buttons beside a value that is copied as a whole, such as an address. */
export function startCopyValue(): Stop {
  return delegate('click', '[data-copy-value]', (button) => {
    void copyText(button.dataset.copyValue ?? '').then((copied) => {
      button.textContent = copied ? 'Copied' : 'Failed';
      window.setTimeout(() => (button.textContent = 'Copy'), RESET);
    });
  });
}
