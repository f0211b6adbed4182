import { copyByButton } from '../../kit/dom/copy-by-button';
import { delegate, type Stop } from '../../kit/dom/delegate';
import { COPY_VALUE } from './names';

/**
 * Buttons beside a value that is copied as a whole, such as an address: their own, or where they name none, what stands
 * before the group that they are in.
 */
export function startCopyValue(): Stop {
  return delegate('click', `[${COPY_VALUE}]`, (button) => {
    const copyValue = button.getAttribute(COPY_VALUE) ?? '';
    const before = button.parentElement?.previousElementSibling?.textContent ?? '';
    void copyByButton(button, copyValue === '' ? before : copyValue);
  });
}
