import { isShown } from './is-shown';

/** Returns the focusable elements inside an element, in order, without those in a closed `details`. */
export function focusable(root: HTMLElement): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, [tabindex="0"]',
  );
  return [...all].filter(isShown);
}

/** Wraps focus to the other end when Tab would leave an element. */
export function keepTabInside(root: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const items = focusable(root);
  const active = document.activeElement;
  const at = items.findIndex((item) => item === active);
  // The element itself may have focus, because browsers make scroll containers focusable.
  const leaves = event.shiftKey ? at <= 0 : at === items.length - 1 || !root.contains(active);
  if (!leaves) return;
  event.preventDefault();
  items.at(event.shiftKey ? -1 : 0)?.focus();
}
