import type { Stop } from './delegate';

const BLOCK = '[role="group"][tabindex]';

/**
 * Lets Tab stop at what is compiled to scroll only where it does, as the page stands and whenever sizes change: without
 * the app it stops at each. Called for every page that the app has drawn or taken over.
 */
export function watchScrollStops(): Stop {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const block = target.closest<HTMLElement>(BLOCK);
      // Focus would be lost with the stop.
      if (block && block !== document.activeElement)
        block.tabIndex = block.scrollWidth > block.clientWidth ? 0 : -1;
    }
  });
  // Its content may grow, by a font that comes, while a block keeps its size.
  for (const part of document.querySelectorAll(`${BLOCK}, ${BLOCK} > :first-child`))
    observer.observe(part);
  return () => observer.disconnect();
}
