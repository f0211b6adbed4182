import type { CSSObject } from '@emotion/react';
import { hashTarget } from '../../kit/dom/links';
import { message } from '../../kit/language/message';
import { FOCUS_START } from './names';

/** The skip link. Focus starts at its container on every page and after every navigation. */
export function SkipLink() {
  return (
    <div {...{ [FOCUS_START]: true }} tabIndex={-1}>
      <a href="#content" className="skip-link" data-no-print>
        {message('Skip to content')}
      </a>
    </div>
  );
}

/**
 * Moves focus to where reading starts after a navigation: to the hash's target if there is one, otherwise to the start
 * of the page, before the skip link. Does not announce the page, because Gatsby announces its heading.
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
 * Disables `focus` on the router's wrapper element. The router would call it shortly after this, which would move the
 * focus again and might scroll.
 */
function keepRouterFromFocusing(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}

/** Styles of {@link SkipLink}. */
export const skipLinkStyle: CSSObject = {
  '.skip-link': {
    position: 'fixed',
    top: 'var(--space-3)',
    insetInlineStart: 'var(--space-3)',
    zIndex: 100,
    padding: 'var(--space-2) var(--space-4)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 600,
    textDecoration: 'none',
    transform: 'translateY(-200%)',
    '&:focus': { transform: 'none' },
  },
};
