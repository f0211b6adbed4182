import { copyByButton } from './copy-button';
import { delegate, type Stop } from './delegate';

/** Buttons beside a value that is copied as a whole, such as an address. */
export function startCopyValue(): Stop {
  return delegate('click', '[data-copy-value]', (button) => {
    void copyByButton(button, button.dataset.copyValue ?? '');
  });
}
