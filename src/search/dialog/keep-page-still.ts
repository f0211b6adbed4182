import type { Stop } from '../../kit/dom/delegate';

/** Share of the list's height that one press of a page key scrolls. */
const PAGE = 0.9;

const PAGE_KEYS: Record<string, number> = { PageDown: PAGE, PageUp: -PAGE };

/**
 * Keeps the page behind an open dialog from scrolling. Wheel, touch and keys scroll only the dialog's list. The usual
 * way, `overflow: hidden` on the root, would make the browser lay out the whole page twice, and would shift the page by
 * the width of the scrollbar.
 *
 * @param list selector of the scrolling element in the dialog
 * @returns a function that lets the page scroll again
 */
export function keepPageStill(dialog: HTMLDialogElement, list: string): Stop {
  const onMove = (event: WheelEvent | TouchEvent) => {
    // Allow two fingers, and the wheel with Ctrl, because they zoom the page.
    if (event.ctrlKey || ('touches' in event && event.touches.length > 1)) return;
    const over = event.target instanceof Element ? event.target.closest(list) : null;
    // `overscroll-behavior` keeps scrolling inside the list, but some engines ignore it if the list has nothing to
    // scroll.
    if (!over || over.scrollHeight <= over.clientHeight) event.preventDefault();
  };
  // Listen on the document, because Chromium scrolls over the backdrop without sending the dialog an event.
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
