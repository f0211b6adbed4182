import type { Stop } from './delegate';

const scrolls = (block: HTMLElement): boolean =>
  block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight;

/**
 * Lets Tab stop at what is compiled to scroll only where it does, as the page stands and whenever sizes change: without
 * script it stops at each. Called whenever a page has been drawn.
 */
export function watchScrollStops(): Stop {
  if (!('ResizeObserver' in window)) return () => undefined;
  const blocks = document.querySelectorAll<HTMLElement>('[role="group"][tabindex]');
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const block = target.closest<HTMLElement>('[role="group"]');
      // Focus would be lost with the stop.
      if (block && block !== document.activeElement) block.tabIndex = scrolls(block) ? 0 : -1;
    }
  });
  for (const block of blocks) {
    observer.observe(block);
    // Its content may grow, by a font that comes, while it keeps its size.
    if (block.firstElementChild) observer.observe(block.firstElementChild);
  }
  return () => observer.disconnect();
}
