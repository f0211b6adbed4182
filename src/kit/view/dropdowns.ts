import { delegate, listen, stopAll, type Stop } from '../dom/delegate';
import { DROPDOWN } from '../names';

const openDropdowns = () =>
  document.querySelectorAll<HTMLDetailsElement>(`details[${DROPDOWN}][open]`);

/**
 * Closes an open menu on Escape, on a click outside the menu or on one of its entries, and when focus leaves it. Escape
 * returns focus to the menu's button.
 */
export function startDropdowns(): Stop {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    for (const menu of openDropdowns()) {
      const inside = menu.contains(document.activeElement);
      menu.open = false;
      if (inside) menu.querySelector('summary')?.focus({ preventScroll: true });
    }
  };
  const onClick = ({ target }: MouseEvent) => {
    for (const menu of openDropdowns()) {
      if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
    }
  };
  return stopAll(
    listen(document, 'keydown', onKey),
    listen(document, 'click', onClick),
    delegate('click', `details[${DROPDOWN}] :is(a, button)`, (entry) => {
      const menu = entry.closest('details');
      if (menu) menu.open = false;
      // A link navigates away. Any other entry keeps the reader on the page, so return the focus to the menu's button.
      if (!entry.matches('a')) menu?.querySelector('summary')?.focus({ preventScroll: true });
    }),
    delegate('focusout', `details[${DROPDOWN}]`, (menu, event) => {
      const to = event.relatedTarget;
      if (to instanceof Node && !menu.contains(to) && menu instanceof HTMLDetailsElement)
        menu.open = false;
    }),
  );
}
