/**
 * Brings an entry of a scrolling list into sight, and leaves one alone that is in sight already. Only the list scrolls:
 * `scrollIntoView` would scroll the page with it.
 *
 * @param entry its nearest positioned ancestor is the list's scroll box
 * @param covered height in px at the top of the box that another element covers
 */
export function keepInSight(entry: HTMLElement, covered = 0): void {
  const box = entry.offsetParent;
  if (!box) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  // A bar above the box may push its end out of the window.
  const end = Math.min(frame.bottom, window.innerHeight);
  if (top < frame.top + covered || bottom > end) box.scrollTop += top - (frame.top + end) / 2;
}
