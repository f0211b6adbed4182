import { isShown } from './is-shown';

/** Whatever can take focus inside an element, in order. What stands in a closed `details` cannot. */
export function focusable(root: HTMLElement): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, [tabindex="0"]',
  );
  return [...all].filter(isShown);
}

/** On a press of Tab that would leave an element: goes round to its other end. */
export function keepTabInside(root: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const items = focusable(root);
  const active = document.activeElement;
  const at = items.findIndex((item) => item === active);
  // The element itself may have focus: browsers give it to what scrolls.
  const leaves = event.shiftKey ? at <= 0 : at === items.length - 1 || !root.contains(active);
  if (!leaves) return;
  event.preventDefault();
  items.at(event.shiftKey ? -1 : 0)?.focus();
}
