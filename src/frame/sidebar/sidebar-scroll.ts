import { SITE_MENU } from '../../kit/frame/names';
import { SIDEBAR } from './names';

/** Scrolls the sidebar, and only the sidebar, so that the reader's page is in sight in it. */
export function showActiveEntry(): void {
  const menu = document.getElementById(SITE_MENU);
  const entry = menu?.querySelector<HTMLElement>(`[${SIDEBAR}] a[aria-current="page"]`);
  if (!menu || !entry) return;
  const frame = menu.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const margin = frame.height / 4;
  if (place.top < frame.top + margin || place.bottom > frame.bottom - margin) {
    menu.scrollTop += place.top - frame.top - frame.height / 2;
  }
}
