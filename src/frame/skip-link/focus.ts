import { hashTarget } from '../../kit/dom/hash-target';
import { FOCUS_START } from './names';

/**
 * Moves focus to where reading starts after a navigation: to the hash's target, or to the start of the page, before the
 * skip link. Gatsby announces the new page's heading itself.
 */
export function focusAfterNavigation(hash: string): void {
  keepRouterFromFocusing();
  const target = hashTarget(hash);
  const start = target ?? document.querySelector<HTMLElement>(`[${FOCUS_START}]`);
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * Disables `focus` on the router's wrapper. The router would call it shortly afterwards, which moves the focus and may
 * scroll.
 */
function keepRouterFromFocusing(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}
