import { SITE_MENU } from '../../kit/frame/names';
import { keepInSight } from '../../kit/dom/keep-in-sight';
import { NAVBAR } from '../navbar/names';
import { SIDEBAR } from './names';

/** Session storage key of the scroll position of the sidebar. */
const PLACE_KEY = 'place.sidebar';

/** Scrolls the sidebar if the entry of the reader's page is out of sight in it, or under the navbar. */
export function showActiveEntry(): void {
  const entry = document.querySelector<HTMLElement>(`[${SIDEBAR}] a[aria-current]`);
  if (entry) keepInSight(entry, document.querySelector(`[${NAVBAR}]`)?.clientHeight);
}

/**
 * Scrolls the sidebar to where the reader left it on the page before, and shows the entry of this page. It runs inline,
 * right after the sidebar in the document and before the browser draws it, so that nothing moves when scripts arrive.
 */
export function placeSidebar(): void {
  const menu = document.getElementById(SITE_MENU);
  try {
    if (menu) menu.scrollTop = Number(sessionStorage.getItem(PLACE_KEY));
    addEventListener('pagehide', () => {
      sessionStorage.setItem(PLACE_KEY, String(menu?.scrollTop));
    });
  } catch {
    // Storage is forbidden: the sidebar starts at its top.
  }
  showActiveEntry();
}

/** Whether the document has placed its sidebar. Short sidebars have no script, and while developing no script runs. */
export const isPlaced = (): boolean =>
  document.querySelector(`[${SIDEBAR}] + script:not(:empty)`) !== null;
