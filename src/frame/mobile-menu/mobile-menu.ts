import { delegate, listen, type Stop, stopAll } from '../../kit/dom/delegate';
import { isPlainClick } from '../../kit/dom/links';
import { isShown } from '../../kit/dom/visibility';
import { overlayEntry } from '../../kit/dom/overlay-entry';
import { message } from '../../kit/language/message';
import { MOBILE } from '../../kit/styles/breakpoints';
import { MENU_BACKDROP, MENU_CLOSE, MENU_OPEN, MENU_TOGGLE, SITE_MENU } from './names';

/** Returns the links, buttons and summaries inside an element, in order, without those in a closed `details`. */
function focusable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(isShown);
}

/** If Tab would move focus out of an element, moves focus to the element's other end instead. */
function keepTabInside(root: HTMLElement, event: KeyboardEvent): void {
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

/** The open menu has its own history entry, so that Back closes the menu instead of leaving the page. */
const entry = overlayEntry('menu');

const root = document.documentElement;
const panelOf = () => document.getElementById(SITE_MENU);
const toggleOf = () => document.querySelector<HTMLElement>(`[${MENU_TOGGLE}]`);
const isOpen = () => root.hasAttribute(MENU_OPEN);

/**
 * Returns the attributes that make the panel a dialog while it is open. On a wide screen, the panel is next to the text
 * and not a dialog.
 */
const asDialog = () => ({
  role: 'dialog',
  'aria-modal': 'true',
  'aria-label': message('Navigation'),
});

function show(open: boolean): void {
  // Keep the space of the page's scrollbar, if there is one, so that nothing moves.
  const hasScrollbar = innerWidth > root.clientWidth;
  root.style.scrollbarGutter = open && hasScrollbar ? 'stable' : '';
  root.toggleAttribute(MENU_OPEN, open);
  toggleOf()?.setAttribute('aria-expanded', String(open));
  for (const [name, value] of Object.entries(asDialog())) {
    if (open) panelOf()?.setAttribute(name, value);
    else panelOf()?.removeAttribute(name);
  }
}

function open(): void {
  const panel = panelOf();
  if (!panel) return;
  entry.enter();
  show(true);
  // Focus would scroll the panel to its top, away from the page's entry.
  focusable(panel)[0]?.focus({ preventScroll: true });
}

function shut(): void {
  if (!isOpen()) return;
  show(false);
  toggleOf()?.focus({ preventScroll: true });
}

/**
 * Closes the menu and leaves its history entry.
 *
 * @param then runs once the page's own history entry is current again
 */
function close(then?: () => void): void {
  if (!isOpen()) return;
  shut();
  void entry.leave().then(then);
}

/**
 * Closes the menu before following a link in it. Otherwise Back would first lead to the same page with a closed menu.
 */
function follow(link: HTMLElement, event: MouseEvent): void {
  if (!isOpen() || !isPlainClick(event)) return;
  event.preventDefault();
  close(() => link.click());
}

/**
 * Handles a step in the history: closes the menu when the reader leaves its entry. The entry of a menu that is already
 * closed, reached by Forward or after a reload, is skipped, because pressing Back on it would do nothing.
 */
function onPop(isEntered: boolean): void {
  if (!isEntered) shut();
  else if (!isOpen()) void entry.leave();
}

/**
 * Starts the menu for narrow screens, which locks scrolling and traps focus. It is closed by its button, the backdrop,
 * Escape, the browser's Back button (which then does not navigate), choosing a page, and a change to a wide screen.
 */
export function startMobileMenu(): Stop {
  const onKey = (event: KeyboardEvent) => {
    const panel = panelOf();
    if (!isOpen() || !panel) return;
    if (event.key === 'Escape') close();
    else keepTabInside(panel, event);
  };
  const stopWatching = entry.watch(onPop);
  void entry.leave();
  return stopAll(
    stopWatching,
    listen(matchMedia(MOBILE), 'change', () => close()),
    listen(document, 'keydown', onKey),
    delegate('click', `[${MENU_TOGGLE}]`, () => (isOpen() ? close() : open())),
    delegate('click', `[${MENU_CLOSE}], [${MENU_BACKDROP}]`, () => close()),
    delegate('click', `#${SITE_MENU} a[href]`, follow),
    () => show(false),
  );
}

/** Closes the menu without changing the history, after a navigation that has already happened. */
export function closeMobileMenu(): void {
  entry.forget();
  if (isOpen()) show(false);
}
