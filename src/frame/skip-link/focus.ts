import { hashTarget } from '../../kit/dom/hash-target';
import { FOCUS_START } from './names';

/**
 * Puts focus where reading starts after a navigation: at the hash's target, else at the start of the page, before
 * the skip link. Gatsby announces the new page's heading itself.
 */
export function focusAfterNavigation(hash: string): void {
  keepRouterFromFocusing();
  const target = hashTarget(hash);
  const start = target ?? document.querySelector<HTMLElement>(`[${FOCUS_START}]`);
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** A moment later the router would call `focus` on its wrapper, which takes focus from its place and may scroll. */
function keepRouterFromFocusing(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}
