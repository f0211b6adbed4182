import { keepInSight } from '../../kit/dom/visibility';
import { SITE_MENU } from '../mobile-menu/names';
import { NAVBAR } from '../navbar/names';
import { SIDEBAR } from './names';

/**
 * Returns the session storage key for the scroll position of the sidebar. Each section has its own sidebar, and a long
 * sidebar shows only the page's branch, so the key contains the first link of the open branch.
 */
const placeKey = (): string =>
  `place.${document.querySelector<HTMLAnchorElement>(`[${SIDEBAR}] [open] a`)?.pathname}`;

/** Scrolls the sidebar to the current page's entry if the entry is out of view or under the navbar. */
export function showActiveEntry(): void {
  const entry = document.querySelector<HTMLElement>(`[${SIDEBAR}] a[aria-current]`);
  if (entry) keepInSight(entry, document.querySelector(`[${NAVBAR}]`)?.clientHeight);
}

/**
 * Restores the scroll position of the sidebar and makes the entry of this page visible. Runs inline, directly after the
 * sidebar in the document and before the first paint, so that nothing moves when scripts load.
 */
export function placeSidebar(): void {
  const menu = document.getElementById(SITE_MENU);
  try {
    if (menu) menu.scrollTop = Number(sessionStorage.getItem(placeKey()));
    addEventListener('pagehide', () => {
      sessionStorage.setItem(placeKey(), String(menu?.scrollTop));
    });
  } catch {
    // Storage is forbidden, so the sidebar starts at the top.
  }
  showActiveEntry();
}

/**
 * Whether an inline script of the document has positioned the sidebar. A short sidebar has no such script. If React
 * rendered the sidebar in the browser, as it always does in development, the script is empty.
 */
export const isPlaced = (): boolean =>
  document.querySelector(`[${SIDEBAR}] + script:not(:empty)`) !== null;
