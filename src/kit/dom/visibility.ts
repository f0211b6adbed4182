/** Whether an element is rendered: neither hidden nor in a closed `details`. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');

/**
 * Scrolls an entry of a scrolling list into view, unless it is already visible. Scrolls only the list, whereas
 * `scrollIntoView` would scroll the page too.
 *
 * @param entry an element whose nearest positioned ancestor is the list's scroll container
 * @param covered height in px at the top of the container that another element covers
 */
export function keepInSight(entry: HTMLElement, covered = 0): void {
  const box = entry.offsetParent;
  if (!box) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  // A bar above the container may push the container's lower end out of the window, so the visible part ends with the
  // window.
  const end = Math.min(frame.bottom, innerHeight);
  if (top < frame.top + covered || bottom > end) box.scrollTop += top - (frame.top + end) / 2;
}
