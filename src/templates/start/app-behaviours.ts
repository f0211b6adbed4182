import { startPreferredVersion } from '../../frame/choices/preferred-version';
import {
  prefetchNeighbours,
  prefetchPointedAt,
  startLinkNavigation,
  startPrefetch,
} from '../../frame/links';
import { isPlaced, showActiveEntry } from '../../frame/sidebar/sidebar-scroll';
import { focusAfterNavigation } from '../../frame/skip-link/skip-link';
import { type Navigation, pageScript } from '../../gatsby/runtime/page-script';
import { isJump, type Place } from '../../gatsby/scroll/place';
import { listen, type Stop, stopAll } from '../../kit/dom/delegate';
import { type Navigate, setRouter } from '../../kit/dom/router';
import { RUN_PARAMETER } from '../../kit/names';
import { keepWhenRead, startOffline } from '../../offline/page/start-offline';

/**
 * Opens all collapsed content of the text while it is printed, for browsers that cannot do so by CSS: Safari before
 * 18.4, Firefox before 143.
 */
export function openForPrint(): Stop {
  let opened: Element[] = [];
  return stopAll(
    listen(window, 'beforeprint', () => {
      opened = [...document.querySelectorAll('main details:not([open])')];
      for (const folded of opened) folded.setAttribute('open', '');
    }),
    listen(window, 'afterprint', () => {
      for (const folded of opened) folded.removeAttribute('open');
      opened = [];
    }),
  );
}

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

/**
 * Starts the behaviours that only the app supports: client-side navigation, prefetching, and the reader's preferred
 * versions.
 */
export const startAppBehaviours = (basePath: string): Stop =>
  stopAll(
    startPreferredVersion(),
    startPrefetch(basePath),
    startLinkNavigation(basePath),
    openForPrint(),
  );

let running = false;
let stopPage: Stop = () => undefined;

interface Route extends Navigation {
  /**
   * The action is `PUSH` after a followed link, and `POP` after a history navigation or a jump by the browser itself.
   */
  to: Place & { action?: string };
  basePath: string;
  navigate: Navigate;
}

/**
 * Runs for every page that the app renders, and for every change of query or hash. At the first call, the app has
 * hydrated the document.
 */
export function followRoute({ to, from, basePath, navigate }: Route): void {
  setRouter(navigate);
  pageScript().routed({ to, from });
  if (!running) {
    running = true;
    startAppBehaviours(basePath);
    prefetchPointedAt(basePath);
    if (OFFLINE) startOffline(() => import('./fetched-on-press'));
  }
  if (window.location.search.includes(`${RUN_PARAMETER}=`))
    void import('./fetched-on-press').then(({ openRunOfAddress }) => openRunOfAddress());
  const isNewPage = from?.pathname !== to.pathname;
  if (from && (isNewPage || (to.action === 'PUSH' && isJump(to, from))))
    focusAfterNavigation(to.hash);
  if (!isNewPage) return;
  if (from || !isPlaced()) showActiveEntry();
  stopPage();
  stopPage = stopAll(
    prefetchNeighbours(basePath),
    watchScrollStops(),
    ...(OFFLINE ? [keepWhenRead()] : []),
  );
}
