import { delegate, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { leaveMenuEntry, pushMenuEntry, watchMenuEntry } from './menu-entry';
import { isPlainClick } from '../../kit/dom/plain-click';
import { focusable, keepTabInside } from '../../kit/dom/trap-focus';
import { MOBILE } from '../../kit/styles/breakpoints';
import { MENU_TOGGLE, SITE_MENU } from '../../kit/frame/names';
import { MENU_BACKDROP, MENU_CLOSE, MENU_OPEN } from './names';
import { message } from '../../kit/language/message';

const root = () => document.documentElement;
const panelOf = () => document.getElementById(SITE_MENU);
const toggleOf = () => document.querySelector<HTMLElement>(`[${MENU_TOGGLE}]`);
const isOpen = () => root().hasAttribute(MENU_OPEN);

/** What the panel is while it is open. Beside the text of a wide screen it is no dialog. */
const asDialog = () => ({
  role: 'dialog',
  'aria-modal': 'true',
  'aria-label': message('Navigation'),
});

function show(open: boolean): void {
  // Of the bar that scrolls the page, where there is one, the place stays: nothing moves.
  const hasScrollbar = window.innerWidth > root().clientWidth;
  root().style.scrollbarGutter = open && hasScrollbar ? 'stable' : '';
  root().toggleAttribute(MENU_OPEN, open);
  toggleOf()?.setAttribute('aria-expanded', String(open));
  for (const [name, value] of Object.entries(asDialog())) {
    if (open) panelOf()?.setAttribute(name, value);
    else panelOf()?.removeAttribute(name);
  }
}

function open(): void {
  const panel = panelOf();
  if (!panel) return;
  pushMenuEntry();
  show(true);
  focusable(panel)[0]?.focus();
}

function shut(): void {
  if (!isOpen()) return;
  show(false);
  toggleOf()?.focus({ preventScroll: true });
}

/** @param then runs when the page's own history entry stands again */
function close(then?: () => void): void {
  if (!isOpen()) return;
  shut();
  leaveMenuEntry(then);
}

/** A link goes from the page, not from its menu: else Back would lead to the page with a closed menu first. */
function follow(link: HTMLElement, event: MouseEvent): void {
  if (!isOpen() || !isPlainClick(event)) return;
  event.preventDefault();
  close(() => link.click());
}

/**
 * The menu on a narrow screen: body locked, focus kept inside, closed by its button, the backdrop, Escape, the
 * browser's Back (which then does not navigate), choosing a page, and a turn to a wide screen.
 */
export function startMobileMenu(): Stop {
  const onKey = (event: KeyboardEvent) => {
    const panel = panelOf();
    if (!isOpen() || !panel) return;
    if (event.key === 'Escape') close();
    else keepTabInside(panel, event);
  };
  return stopAll(
    watchMenuEntry(isOpen, shut),
    listen(window.matchMedia(MOBILE), 'change', () => close()),
    listen(document, 'keydown', onKey),
    delegate('click', `[${MENU_TOGGLE}]`, () => (isOpen() ? close() : open())),
    delegate('click', `[${MENU_CLOSE}], [${MENU_BACKDROP}]`, () => close()),
    delegate('click', `#${SITE_MENU} a[href]`, follow),
    () => show(false),
  );
}

/** Shuts the menu without touching history: for a navigation that has happened already. */
export function closeMobileMenu(): void {
  if (isOpen()) show(false);
}
