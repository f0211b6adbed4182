import { delegate, stopAll, type Stop } from './delegate';

/** The specification's breakpoint, in CSS px. */
const MOBILE = 996;

const menuOf = () => document.querySelector<HTMLElement>('[data-menu]');
const toggleOf = () => document.querySelector<HTMLElement>('[data-menu-toggle]');

/** Whatever can take focus inside the menu, in order. */
function focusable(menu: HTMLElement): HTMLElement[] {
  const all = menu.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, [tabindex="0"]',
  );
  return [...all].filter((element) => element.getClientRects().length > 0);
}

/**
 * The menu on a narrow screen: body locked, focus kept inside, closed by its button, the backdrop, Escape, the
 * browser's Back (which then does not navigate), choosing a page, and a turn to a wide screen.
 */
export function startMobileMenu(): Stop {
  const root = document.documentElement;
  const isOpen = () => root.dataset.menu === 'open';

  const show = (open: boolean) => {
    const menu = menuOf();
    if (!menu || open === isOpen()) return;
    if (open) root.dataset.menu = 'open';
    else delete root.dataset.menu;
    document.body.style.overflow = open ? 'hidden' : '';
    toggleOf()?.setAttribute('aria-expanded', String(open));
    if (open) {
      menu.setAttribute('role', 'dialog');
      menu.setAttribute('aria-modal', 'true');
      menu.setAttribute('aria-label', 'Navigation');
      focusable(menu)[0]?.focus();
    } else {
      for (const name of ['role', 'aria-modal', 'aria-label']) menu.removeAttribute(name);
    }
  };

  const open = () => {
    if (isOpen()) return;
    // An entry of its own, so that Back closes the menu instead of leaving the page.
    window.history.pushState({ ...(window.history.state as object | null), menu: true }, '');
    show(true);
  };
  const close = () => {
    if (!isOpen()) return;
    show(false);
    toggleOf()?.focus({ preventScroll: true });
    if ((window.history.state as { menu?: boolean } | null)?.menu) window.history.back();
  };

  const onPop = () => show(false);
  const onResize = () => {
    if (window.innerWidth > MOBILE) close();
  };
  const onKey = (event: KeyboardEvent) => {
    const menu = menuOf();
    if (!isOpen() || !menu) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab') return;
    const items = focusable(menu);
    const edge = event.shiftKey ? items[0] : items.at(-1);
    if (document.activeElement !== edge && menu.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? items.at(-1) : items[0])?.focus();
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('resize', onResize);
  document.addEventListener('keydown', onKey);
  return stopAll(
    () => window.removeEventListener('popstate', onPop),
    () => window.removeEventListener('resize', onResize),
    () => document.removeEventListener('keydown', onKey),
    delegate('click', '[data-menu-toggle]', () => (isOpen() ? close() : open())),
    delegate('click', '[data-menu-close], [data-menu-backdrop]', close),
    () => show(false),
  );
}

/** Shuts the menu without touching history: for a navigation that has happened already. */
export function closeMobileMenu(): void {
  delete document.documentElement.dataset.menu;
  document.body.style.overflow = '';
  toggleOf()?.setAttribute('aria-expanded', 'false');
  for (const name of ['role', 'aria-modal', 'aria-label']) menuOf()?.removeAttribute(name);
}
