import type { Stop } from './delegate';

const BLOCK = '[role="group"][tabindex]';

/**
 * Keeps compiled blocks in the tab order only while their content overflows, checked initially and whenever sizes
 * change. Without the app, every block that can scroll is a tab stop. Called for every page that the app has rendered
 * or hydrated.
 */
export function watchScrollStops(): Stop {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const block = target.closest<HTMLElement>(BLOCK);
      // Removing the tab stop of a focused block would lose the focus.
      if (block && block !== document.activeElement)
        block.tabIndex = block.scrollWidth > block.clientWidth ? 0 : -1;
    }
  });
  // Observe the content too: it may grow, for example when a font loads, while the block keeps its size.
  for (const part of document.querySelectorAll(`${BLOCK}, ${BLOCK} > :first-child`))
    observer.observe(part);
  return () => observer.disconnect();
}
