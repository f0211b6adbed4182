import { copyByButton } from '../../kit/dom/copy-by-button';
import { delegate, type Stop } from '../../kit/dom/delegate';
import { COPY_VALUE } from './names';

/**
 * Starts the buttons that copy a whole value, such as an address: the value of the button or, if it is empty, the text
 * before the group that contains the button.
 */
export function startCopyValue(): Stop {
  return delegate('click', `[${COPY_VALUE}]`, (button) => {
    const copyValue = button.getAttribute(COPY_VALUE) ?? '';
    const before = button.parentElement?.previousElementSibling?.textContent ?? '';
    void copyByButton(button, copyValue === '' ? before : copyValue);
  });
}
