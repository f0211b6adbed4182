import { copyByButton } from '../../kit/dom/copy-by-button';
import { delegate, type Stop } from '../../kit/dom/delegate';

/**
 * Buttons beside a value that is copied as a whole, such as an address: their own, or where they name none, what stands
 * before the group that they are in.
 */
export function startCopyValue(): Stop {
  return delegate('click', '[data-copy-value]', (button) => {
    const { copyValue = '' } = button.dataset;
    const before = button.parentElement?.previousElementSibling?.textContent ?? '';
    void copyByButton(button, copyValue === '' ? before : copyValue);
  });
}
