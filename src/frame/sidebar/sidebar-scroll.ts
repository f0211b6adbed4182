import { SITE_MENU } from '../../kit/frame/names';
import { keepInSight } from '../../kit/dom/keep-in-sight';
import { NAVBAR } from '../navbar/names';
import { SIDEBAR } from './names';

/**
 * Session storage key of the scroll position. Each section has its sidebar, and a long one shows only the branch of the
 * page, so a position is kept for each first link of an open branch.
 */
const placeKey = (): string =>
  `place.${document.querySelector<HTMLAnchorElement>(`[${SIDEBAR}] [open] a`)?.pathname}`;

/** Scrolls the sidebar if the entry of the reader's page is out of sight in it, or under the navbar. */
export function showActiveEntry(): void {
  const entry = document.querySelector<HTMLElement>(`[${SIDEBAR}] a[aria-current]`);
  if (entry) keepInSight(entry, document.querySelector(`[${NAVBAR}]`)?.clientHeight);
}

/**
 * Scrolls the sidebar to where the reader last left it, and shows the entry of this page. It runs inline,
 * right after the sidebar in the document and before the browser draws it, so that nothing moves when scripts arrive.
 */
export function placeSidebar(): void {
  const menu = document.getElementById(SITE_MENU);
  try {
    if (menu) menu.scrollTop = Number(sessionStorage.getItem(placeKey()));
    addEventListener('pagehide', () => {
      sessionStorage.setItem(placeKey(), String(menu?.scrollTop));
    });
  } catch {
    // Storage is forbidden: the sidebar starts at its top.
  }
  showActiveEntry();
}

/** Whether the document has placed its sidebar. Short sidebars have no script, and while developing no script runs. */
export const isPlaced = (): boolean =>
  document.querySelector(`[${SIDEBAR}] + script:not(:empty)`) !== null;
