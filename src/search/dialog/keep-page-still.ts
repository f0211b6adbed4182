import type { Stop } from '../../kit/dom/delegate';

/** How much of the list one press of a page key moves. */
const PAGE = 0.9;

const PAGE_KEYS: Record<string, number> = { PageDown: PAGE, PageUp: -PAGE };

/**
 * Keeps the page behind an open dialog where it is: wheel, finger and keys move the dialog's list or nothing. The usual way,
 * a root that cannot scroll, has the browser lay out the whole page anew, twice, and moves it by the scrollbar's width.
 *
 * @param list selector of what scrolls in the dialog
 */
export function keepPageStill(dialog: HTMLDialogElement, list: string): Stop {
  const onMove = (event: WheelEvent | TouchEvent) => {
    // Two fingers, and the wheel with Ctrl, enlarge.
    if (event.ctrlKey || ('touches' in event && event.touches.length > 1)) return;
    const over = event.target instanceof Element ? event.target.closest(list) : null;
    // The list keeps its own end to itself (`overscroll-behavior`), but not all engines where it has nothing to scroll.
    if (!over || over.scrollHeight <= over.clientHeight) event.preventDefault();
  };
  // Of the document: what lies beside the dialog is its backdrop, over which Chromium scrolls without asking the dialog.
  document.addEventListener('wheel', onMove, { passive: false });
  document.addEventListener('touchmove', onMove, { passive: false });
  dialog.addEventListener('keydown', (event) => {
    const pages = PAGE_KEYS[event.key];
    if (pages !== undefined) {
      const scrolled = dialog.querySelector(list);
      scrolled?.scrollBy({ top: pages * scrolled.clientHeight });
    }
    const isSpaceOnLink = event.key === ' ' && event.target instanceof HTMLAnchorElement;
    if (pages !== undefined || isSpaceOnLink) event.preventDefault();
  });
  return () => {
    document.removeEventListener('wheel', onMove);
    document.removeEventListener('touchmove', onMove);
  };
}
